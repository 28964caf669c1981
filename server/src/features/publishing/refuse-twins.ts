// Refuse twins: what is on its way is never doubled; what went live, or may have, only when a person was shown it and confirmed.
import { Refusal } from '../../refusal.ts';
import { mayBeConfirmed, type Publication } from './store/rows.ts';

/** `twins` are publications the refusal named when it was asked; none where a caller says only `again`. */
export type Confirmed = {
  readonly again?: boolean | undefined;
  readonly twins?: readonly string[] | undefined;
  /** By account, the word (said_no) that first planned this: what stood there unchanged before it was confirmed with it. */
  readonly words?: ReadonlyMap<string, number> | undefined;
};
/** `account` as describe-account-name.ts calls it. */
export type Beside = {
  readonly account: string;
  readonly twins: readonly Publication[];
};

/** One question for all accounts. It names those that show more than was confirmed, and every twin there is: sent back, they are what was shown. */
export function refuseTwins(found: readonly Beside[], confirmed: Confirmed): void {
  for (const { account, twins } of found) {
    const underWay = twins.find((twin) => !mayBeConfirmed(twin));
    if (underWay) throw new Refusal('already-on-its-way', { account, publication: underWay.id });
  }
  const asked = found.filter(({ twins }) => !isConfirmed(twins, confirmed));
  const [first] = asked.flatMap(({ twins }) => twins);
  if (!first) return;
  throw new Refusal('same-post-again', {
    account: asked.map(nameOf).join(', '),
    publication: first.id,
    twins: found.flatMap(({ twins }) => twins.map(({ id }) => id)).join(','),
  });
}

/** Who names none agrees that the account shows it twice, and nobody knows which one he saw: beside one twin that is what he gets, beside two he is asked. */
function isConfirmed(
  twins: readonly Publication[],
  { again = false, twins: shown = [] }: Confirmed,
): boolean {
  if (twins.length === 0) return true;
  if (!again) return false;
  return shown.length === 0 ? twins.length === 1 : twins.every(({ id }) => shown.includes(id));
}

/** How often it stands there is said where that is more than once. */
function nameOf({ account, twins }: Beside): string {
  return `${account}${twins.length > 1 ? ` (×${twins.length})` : ''}`;
}
