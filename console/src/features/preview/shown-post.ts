// What of a post readers of one channel see: the rest is not sent there, and its check says so.
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Face } from './channel-faces.ts';

export function shownPost(post: Post, rules: ChannelRules, face: Face): Post {
  const link = face.card ? post.link : null;
  const video = rules.video ? post.video : null;
  return {
    ...post,
    link,
    video,
    images: rules.images.atMost === 0 ? [] : post.images,
    cover: showsCover(rules.cover, link, video) ? post.cover : null,
  };
}

function showsCover(rule: ChannelRules['cover'], link: Post['link'], video: Post['video']): boolean {
  if (rule === 'never' || rule === 'ignored') return false;
  return rule === 'with-video' ? video !== null : rule !== 'with-link-or-video' || !!link || video !== null;
}
