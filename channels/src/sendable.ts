// What no channel sends yet: better a clear no before the first byte than a post with a part missing.
import type { Sending } from './channel.ts';
import { type Failure, noticed } from './failure.ts';

/** Null when everything the post is made of will be sent; `keys` are the steps it needs. */
export function unsendable(
  { post, handles }: Sending,
  keys: readonly string[],
  takes: { readonly video: boolean } = { video: false },
): Failure | null {
  if (post.video && !takes.video)
    return noticed('media', 'Videos are not sent by this channel yet', 'video').failure;
  if (post.audio) return noticed('media', 'Audio is not sent by this channel', 'audio').failure;
  const missing = keys.find((key) => handles[key] === undefined);
  return missing === undefined ? null : noticed('media', `${missing} was not uploaded`, 'no-handle').failure;
}
