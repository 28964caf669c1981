// Whether readers may comment on a post of Instagram: the only thing of one that is live which its API lets anybody change.
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Post } from '@herald/contract/post.ts';
import type { Account } from './channel.ts';
import { chosenOf } from './chosen.ts';
import { noticed, type Failure, type Result } from './failure.ts';
import type { Lacking } from './settlement.ts';

const attribute = 'instagramComments';

/** `comment_enabled` of POST /{ig-media-id}; no container takes it, so that it is sent once the post stands. */
export const comments: ChannelChoice = {
  at: 'attribute',
  attribute,
  name: { en: 'Comments', zh: '评论', es: 'Comentarios', ja: 'コメント' },
  options: [
    { value: 'open', name: { en: 'Open', zh: '开启', es: 'Abiertos', ja: '受け付ける' } },
    { value: 'closed', name: { en: 'Closed', zh: '关闭', es: 'Cerrados', ja: '停止する' } },
  ],
  preset: 'open',
};

/** Comment-moderation and ig-media: what is needed beside the rights to publish. */
export const commentsRight = 'instagram_manage_comments';

/** Refused where nobody can read what was chosen. */
export function areClosedFor(post: Post): Result<boolean> {
  const chosen = chosenOf({ channelId: 44 }, comments, post);
  return chosen.ok ? { ok: true, value: chosen.value === 'closed' } : chosen;
}

/** Why a post may not even be prepared: with comments that nobody may close it would stand open. Without a list of rights the platform is asked. */
export function problemWithComments({ token }: Account, post: Post): Failure | null {
  const closed = areClosedFor(post);
  if (!closed.ok) return closed.failure;
  const isLacking = token.scopes.length > 0 && !token.scopes.includes(commentsRight);
  if (!closed.value || !isLacking) return null;
  return noticed('permission', `${commentsRight} was not granted`, commentsRight).failure;
}

/** What a look at a post that stands says of it; null where its comments are as chosen. `enabled`: missing where Instagram did not say. */
export function lackingOf(post: Post, enabled: boolean | undefined): Lacking | null {
  const closed = areClosedFor(post);
  if (!closed.ok || !closed.value || enabled === false) return null;
  const { failure } =
    enabled === true
      ? noticed('permission', 'Its comments are open')
      : noticed('unknown', 'Instagram does not say whether its comments are open');
  return { what: 'closed-comments', failure };
}

/** As it stands where its comments were not closed. */
export function withOpenComments(post: Post): Post {
  return { ...post, attributes: { ...post.attributes, [attribute]: 'open' } };
}
