// What stands is what was approved: the words of the last edit that ended well, and older or newer ones only where we say that nobody knows.
import type { PublicationFact } from './checker-facts.ts';
import type { PostFact } from './checker-ledger.ts';

export function contentBreaches(one: PublicationFact, posts: readonly PostFact[]): string[] {
  const mayStand = wordsThatMayStand(one);
  return posts.flatMap((post) => [
    ...(mayStand.includes(post.text)
      ? []
      : [`${one.id} (${one.state}) stands with "${post.text}", approved is "${mayStand.join('" or "')}"`]),
    ...(hasItsFiles(one, post) ? [] : [otherFiles(one, post)]),
    ...(post.account === one.account ? [] : [`${one.id} was posted on another account`]),
  ]);
}

/** What is said to have failed, or to have given way, changed nothing; of what is not over, or ended with nobody knowing, either may stand. */
function wordsThatMayStand({ text, edits }: PublicationFact): string[] {
  return edits.reduce(
    (before, edit) => {
      if (edit.outcome === 'done') return [edit.text];
      return edit.outcome === 'unknown' || edit.outcome === null ? [...before, edit.text] : before;
    },
    [text],
  );
}

function hasItsFiles({ media, filmTaken }: PublicationFact, post: PostFact): boolean {
  return post.media.join() === media.join() || (filmTaken && post.media.length === 0);
}

function otherFiles({ id, platform, state, reason, media }: PublicationFact, post: PostFact): string {
  return `${id} (${platform}, ${state}, ${reason}) stands with the files [${post.media.join()}], approved are [${media.join()}]`;
}
