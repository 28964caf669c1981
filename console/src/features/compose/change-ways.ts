// What a change comes to on one account: on the post itself, deleted and posted again, nothing yet, or nothing at all.
import type { ChangeableField, ChangeLimit } from '@herald/contract/channels.ts';
import { differencesOf, editedVersion, type PostVersion } from '@herald/contract/versions.ts';
import { wordsInDoubt, wordsOfOthers } from '@herald/contract/publications.ts';
import type { Target } from './api.ts';

export type ChangeWayThere =
  | { readonly way: 'edit'; readonly reaches: readonly ChangeableField[] }
  | { readonly way: 'repost' }
  /** Somebody changes it or takes it down just now. */
  | { readonly way: 'busy' }
  | { readonly way: 'never'; readonly why: ChangeLimit };

type There = {
  readonly item: Pick<Target['item'], 'can' | 'mayModify'>;
  readonly live: PostVersion;
  readonly isApart: boolean;
};

export function wayThere({ item: { can, mayModify } }: There): ChangeWayThere {
  const { edit, reaches = [] } = can;
  if (typeof edit !== 'string') return { way: 'never', why: edit.why };
  if (!mayModify) return { way: 'busy' };
  return edit === 'in-place' ? { way: 'edit', reaches } : { way: 'repost' };
}

type Known = { readonly item: Pick<Target['item'], 'reason'> };

/** Nobody knows that the last version here is what stands there: it may be put there once more. */
export function isInDoubt({ item }: Known): boolean {
  return wordsInDoubt.has(item.reason);
}

/** And it is said there that somebody else wrote what stands there: who confirms a change writes over that. */
export function isOthersNow({ item }: Known): boolean {
  return wordsOfOthers.has(item.reason);
}

/**
 * Whether an edit there is meant: something that it reaches was changed on this desk, and nothing else would be changed with it. Where an
 * account stands apart, what is written here may be put there as well, but only by who ticks it.
 */
export function isChangedHere(target: There, opened: PostVersion, wanted: PostVersion): boolean {
  const there = wayThere(target);
  if (there.way !== 'edit' || target.isApart || !outlookOf(target, wanted).changes) return false;
  return differencesOf(opened, wanted).some((field) => there.reaches.includes(field));
}

/**
 * Whether a change there would put something in the place of what nobody saw on this desk. What stands there now is held against what the desk
 * was opened with, and against what it has put there itself: what came to stand there since was opened here by nobody.
 */
export function isApartHere(now: There, opened: There | undefined, known: readonly PostVersion[]): boolean {
  const { edit, reaches = [] } = now.item.can;
  const reached = edit === 'delete-and-repost' ? repostedWords : reaches;
  const isAs = (version: PostVersion) =>
    differencesOf(now.live, editedVersion(now.live, version, reached)).length === 0;
  if (opened && isAs(opened.live)) return opened.isApart;
  return !known.some(isAs);
}

const repostedWords: readonly ChangeableField[] = ['title', 'text'];

/** What readers will see there, and what they will not although it was changed here. */
export type Outlook = {
  readonly after: PostVersion;
  readonly changes: boolean;
  readonly stays: readonly ChangeableField[];
};

export function outlookOf(target: There, wanted: PostVersion): Outlook {
  const there = wayThere(target);
  const reached = there.way === 'edit' ? there.reaches : [];
  const after = there.way === 'repost' ? wanted : editedVersion(target.live, wanted, reached);
  return {
    after,
    changes: differencesOf(target.live, after).length > 0,
    stays: differencesOf(after, wanted),
  };
}
