// What stands is what was approved: the words of the last edit that ended well, and older or newer ones only in a told doubt.
import type { PublicationFact } from './checker-facts.ts';
import type { PostFact } from './checker-ledger.ts';

export function contentBreaches(one: PublicationFact, posts: readonly PostFact[]): string[] {
  const mayStand = wordsThatMayStand(one);
  return posts.flatMap((post) => [
    ...(mayStand.includes(post.text)
      ? []
      : [`${one.id} (${one.state}) stands with "${post.text}", approved is "${mayStand.join('" or "')}"`]),
    ...(post.media.join() === one.media.join()
      ? []
      : [`${one.id} was posted with other files than approved`]),
    ...(post.account === one.account ? [] : [`${one.id} was posted on another account`]),
  ]);
}

/** An edit that was refused for certain changes nothing; one that failed or is not over after a call without a clear answer may stand. */
function wordsThatMayStand({ text, edits }: PublicationFact): string[] {
  return edits.reduce(
    (before, edit) => {
      if (edit.outcome === 'done') return [edit.text];
      return edit.doubted ? [...before, edit.text] : before;
    },
    [text],
  );
}
