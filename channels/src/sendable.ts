// What no channel sends yet: better a clear no before the first byte than a post with a part missing.
import type { Sending } from './channel.ts';
import { failed, type Failure } from './failure.ts';

/** Null when everything the post is made of will be sent; `keys` are the steps it needs. */
export function unsendable(
  { post, handles }: Sending,
  keys: readonly string[],
  takes: { readonly video: boolean } = { video: false },
): Failure | null {
  if (post.video && !takes.video)
    return failed('media', 'Videos are not sent by this channel yet', 'video').failure;
  if (post.audio) return failed('media', 'Audio is not sent by this channel', 'audio').failure;
  const missing = keys.find((key) => handles[key] === undefined);
  return missing === undefined ? null : failed('media', `${missing} was not uploaded`, 'no-handle').failure;
}
