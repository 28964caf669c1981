// Posts with everything a composer can choose beside words and files, as far as the channel takes it: what plain shapes leave unsaid.
import type { Channel } from '@herald/channels/channel.ts';
import { picture, plain, video } from '@herald/channels/conformance-bench.ts';
import { blocks } from '@herald/contract/check-content.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import type { Post } from '@herald/contract/post.ts';

/** YouTube's "News & Politics"; channels without such a class pass it over. */
const newsClass = '25';

/** None lies in another, which Facebook refuses. */
const spain = { name: 'Spain', key: 'ES', type: 'country', region: '' };
const kansas = { name: 'Kansas', key: '3861', type: 'region', region: 'United States', country_code: 'US' };
const manchester = {
  name: 'Manchester',
  key: '816977',
  type: 'city',
  region: 'England',
  country_code: 'GB',
};
const postcode = { name: '66502', key: 'US:66502', type: 'zip', region: 'Kansas', country_code: 'US' };
/** YouTube's: who may see a video, and that it is for children. */
const hiddenFrom: readonly Readonly<Record<string, string>>[] = [
  { youtubePrivacy: 'private', youtubeForKids: 'yes' },
  { youtubePrivacy: 'unlisted', youtubeForKids: 'no' },
];

/** Each is left out where the channel takes no such post. */
export function chosenPosts({ id, key, rules }: Channel): Post[] {
  const chosen: Partial<Post> = {
    description: 'In short: the noon ferry is late.',
    keywords: ['ferry', 'harbour'],
    backdatedTime: '2026-07-01 12:30:00',
    audience: { ageMin: 18, regions: [spain, kansas, manchester] },
    feeling: { actionId: '383634835006146', objectId: '528297480516636', iconId: '' },
    // A group of VK has no friends, and refuses what is meant for them.
    attributes: {
      linkedinVisibility: 'LOGGED_IN',
      vkFriendsOnly: key === 'vk' ? 'yes' : 'no',
      instagramComments: 'closed',
    },
    classes: [{ channelid: id, classify1: newsClass }],
    articleSettings: {
      author: 'Maya',
      sourceUrl: 'https://example.com/noon',
      needOpenComment: true,
      onlyFansCanComment: true,
    },
  };
  const film = {
    ...chosen,
    audience: { ageMin: null, regions: [postcode] },
    feeling: { actionId: '383634835006146', objectId: '136050896551329', iconId: '609297155780549' },
    images: [],
    video: video(),
    cover: picture('', 'jpg').url,
  };
  const linked = { ...chosen, images: [], link: 'https://example.com/noon', cover: picture('', 'jpg').url };
  const hidden = hasPrivacy(rules)
    ? hiddenFrom.map((attributes) => plain(rules, { ...film, attributes }))
    : [];
  const posts = [
    ...[plain(rules, chosen), plain(rules, film), plain(rules, linked)],
    ...hidden,
    ...batchOf(rules, chosen),
  ];
  return posts.filter((post) => !blocks(checkForChannel(post, rules)));
}

/** Several articles in one message, in their order (D-09). */
function batchOf(rules: Channel['rules'], chosen: Partial<Post>): Post[] {
  if (rules.articlesAtMost === undefined) return [];
  const articles = [plain(rules, { ...chosen, title: 'The first' }), plain(rules, { title: 'The second' })];
  const [first] = articles;
  return first ? [{ ...first, articles }] : [];
}

function hasPrivacy({ choices = [] }: Channel['rules']): boolean {
  return choices.some(({ attribute }) => attribute === 'youtubePrivacy');
}
