// Which accounts are selected when what is scheduled is opened: all of it, or the one that the link means (R-COMP-043).
import type { Grabbed } from './schedule-calls.ts';

/** An account that it does not go to means nothing. */
export function scheduledAccounts(
  { accounts }: Pick<Grabbed['schedule'], 'accounts'>,
  bid: string | null,
): string[] {
  const ids = accounts.map(({ id }) => id);
  return bid !== null && ids.includes(bid) ? [bid] : ids;
}
