// Find which accounts are held up now, by a pause of everything, of their channel, their department, or themselves.
import type { Executor } from '../../db/client.ts';
import { findAccountPlaces } from '../accounts/find-account-places.ts';
import { listStandingPauses } from './store/pauses.ts';

export async function findPausedAccounts(
  db: Executor,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const pauses = await listStandingPauses(db);
  if (pauses.length === 0) return new Set();
  const places = await findAccountPlaces(db, accountIds);
  const held = [...places].filter(([id, { channelId, departmentId }]) =>
    pauses.some(
      (one) =>
        one.scope === 'everything' ||
        one.channel_id === channelId ||
        one.department_id === departmentId ||
        one.account_id === id,
    ),
  );
  return new Set(held.map(([id]) => id));
}
