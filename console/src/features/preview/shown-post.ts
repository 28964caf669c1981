// What of a post readers of one channel see: the rest is not sent there, and its check says so.
import { showsCover } from '@herald/contract/check-cover.ts';
import { sendsTitle } from '@herald/contract/check-for-channel.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Face } from './channel-faces.ts';

export function shownPost(post: Post, rules: ChannelRules, face: Face): Post {
  const link = face.card ? post.link : null;
  const video = rules.video ? post.video : null;
  return {
    ...post,
    title: sendsTitle({ link, video }, rules) ? post.title : '',
    link,
    video,
    images: rules.images.atMost === 0 ? [] : post.images,
    cover: showsCover({ link, video }, rules) ? post.cover : null,
  };
}
