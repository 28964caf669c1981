// Refuse unlooked: in a house that was restored, what failed before may have been tried again and gone out since; a person who has looked confirms it.
import { Refusal } from '../../refusal.ts';
import type { Confirmed } from './refuse-twins.ts';
import type { Publication } from './store/rows.ts';

/** `account` as describe-account-name.ts calls it; `old` ended before the moment to which the house was put back. */
export type Unlooked = { readonly account: string; readonly old: Publication };

/** One question for all accounts; it names, as twins, what is confirmed by a yes. */
export function refuseUnlooked(found: readonly Unlooked[], { again = false, twins = [] }: Confirmed): void {
  const isConfirmed = ({ old }: Unlooked) => again && (twins.length === 0 || twins.includes(old.id));
  const asked = found.filter((one) => !isConfirmed(one));
  if (asked.length === 0) return;
  throw new Refusal('restored-since', {
    account: [...new Set(asked.map(({ account }) => account))].join(', '),
    twins: found.map(({ old }) => old.id).join(','),
  });
}
