// What of a page could not be opened: how many for which reason, and which of them are not there any more.
import { sentenceOf } from '../../lib/call-refusal.ts';
import type { Named } from './item-address.ts';
import { isGone } from './refusal-kinds.ts';

type Asked = { readonly error: unknown };
/** How many could not be opened, and why. */
export type NotOpened = { readonly number: number; readonly why: string };

export function notOpened(asked: readonly Asked[]): readonly NotOpened[] {
  const reasons = asked.flatMap(({ error }) => sentenceOf(error) ?? []);
  return [...new Set(reasons)].map((why) => ({ why, number: reasons.filter((one) => one === why).length }));
}

/** Ids of drafts and packages, in the order of what was asked. */
export function goneIn(items: readonly Named[], asked: readonly Asked[]): readonly string[] {
  return items.flatMap((named, place) => {
    const isSaved = named.kind === 'draft' || named.kind === 'package';
    return isSaved && isGone(asked[place]?.error) ? [named.id] : [];
  });
}
