// Hashtags and mentions inside a text: those that stand in it, and the one that is being written.
import { tokensOf } from './text-tokens.ts';

/** Most used first, each without its sign; `hashtags` and `mentions` of what the newsroom has written. */
export type WrittenMarks = { readonly hashtags: readonly string[]; readonly mentions: readonly string[] };

export type MarkSign = '#' | '@';

/** Longer ones are no word anybody used. */
const lettersAtMost = 100;

export function marksIn(texts: readonly string[], atMost: number): WrittenMarks {
  const counts = { hashtag: new Map<string, number>(), mention: new Map<string, number>() };
  for (const { kind, text } of texts.flatMap((one) => tokensOf(one, 'any'))) {
    if ((kind !== 'hashtag' && kind !== 'mention') || text.length > lettersAtMost) continue;
    const name = text.slice(1);
    counts[kind].set(name, (counts[kind].get(name) ?? 0) + 1);
  }
  return { hashtags: mostUsed(counts.hashtag, atMost), mentions: mostUsed(counts.mention, atMost) };
}

/** Of two spellings that differ in case alone the one that is used more. */
function mostUsed(counts: ReadonlyMap<string, number>, atMost: number): string[] {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const seen = new Set<string>();
  return sorted
    .filter((name) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
    .slice(0, atMost);
}

/** What is being written before the caret: its sign, the letters so far, and where its sign stands. Null where none is. */
export function markBefore(
  text: string,
  caret: number,
): { readonly sign: MarkSign; readonly typed: string; readonly at: number } | null {
  const found = /(?<![\p{L}\p{N}\p{M}_.@&/])([#\uff03@])([\p{L}\p{N}\p{M}_]{0,100})$/u.exec(
    text.slice(0, caret),
  );
  if (!found) return null;
  const [, sign = '', typed = ''] = found;
  return { sign: sign === '@' ? '@' : '#', typed, at: found.index };
}

/** Those that begin so, the most used first; one that stands there whole already is no help. */
export function completionsOf(names: readonly string[], typed: string, atMost: number): string[] {
  const wanted = typed.toLowerCase();
  const begun = names.filter((name) => name.toLowerCase().startsWith(wanted) && name !== typed);
  return begun.slice(0, atMost);
}
