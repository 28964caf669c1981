// Refuse unlooked: in a house that was put back to an earlier moment, what stood here then may have gone out since; a person who has looked confirms it.
import { Refusal } from '../../refusal.ts';
import type { Confirmed } from './refuse-twins.ts';

/** `account` as describe-account-name.ts calls it; `id` is of the publication that is tried again, or of the draft or package that is published. */
export type Unlooked = { readonly account: string; readonly id: string };

/** One question for all accounts; what a yes to it confirms is named as twins are. */
export function refuseUnlooked(found: readonly Unlooked[], { again = false, twins = [] }: Confirmed): void {
  // Who names none says that he has looked.
  const isConfirmed = ({ id }: Unlooked) => again && (twins.length === 0 || twins.includes(id));
  const asked = found.filter((one) => !isConfirmed(one));
  if (asked.length === 0) return;
  throw new Refusal('restored-since', {
    account: [...new Set(asked.map(({ account }) => account))].join(', '),
    twins: [...new Set(asked.map(({ id }) => id))].join(','),
  });
}
