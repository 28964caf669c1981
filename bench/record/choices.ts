// Posts with everything a composer can choose beside words and files, as far as the channel takes it: what plain shapes leave unsaid.
import type { Channel } from '@herald/channels/channel.ts';
import { picture, plain, video } from '@herald/channels/conformance-bench.ts';
import { blocks } from '@herald/contract/check-content.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';

/** YouTube's "News & Politics"; channels without such a class pass it over. */
const newsClass = '25';

/** Each is left out where the channel takes no such post. */
export function chosenPosts({ id, key, rules }: Channel): Post[] {
  const chosen: Partial<Post> = {
    description: 'In short: the noon ferry is late.',
    keywords: ['ferry', 'harbour'],
    backdatedTime: '2026-07-01 12:30:00',
    audience: { ageMin: 18, regions: [{ name: 'Spain', key: 'ES', type: 'country', region: '' }] },
    feeling: { actionId: '383634835006146', objectId: '528297480516636', iconId: '' },
    // A group of VK has no friends, and refuses what is meant for them.
    attributes: { linkedinVisibility: 'LOGGED_IN', vkFriendsOnly: key === 'vk' ? 'yes' : 'no' },
    classes: [{ channelid: id, classify1: newsClass }],
    articleSettings: {
      author: 'Maya',
      sourceUrl: 'https://example.com/noon',
      needOpenComment: true,
      onlyFansCanComment: true,
    },
  };
  const film = { ...chosen, images: [], video: video(), cover: picture('', 'jpg').url };
  const linked = { ...chosen, images: [], link: 'https://example.com/noon', cover: picture('', 'jpg').url };
  const posts = [plain(rules, chosen), plain(rules, film), plain(rules, linked), ...batchOf(rules, chosen)];
  return posts.filter((post) => !blocks(checkForChannel(post, rules)));
}

/** Several articles in one message, in their order (D-09). */
function batchOf(rules: Channel['rules'], chosen: Partial<Post>): Post[] {
  if (rules.articlesAtMost === undefined) return [];
  const articles = [plain(rules, { ...chosen, title: 'The first' }), plain(rules, { title: 'The second' })];
  const [first] = articles;
  return first ? [{ ...first, articles }] : [];
}
