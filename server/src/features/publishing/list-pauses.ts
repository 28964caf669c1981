// List the pauses that stand, so that everybody sees why nothing goes out; of accounts only those one may see.
import type { Pause } from '@herald/contract/brakes.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { findAccountPlaces, type AccountPlace } from '../accounts/find-account-places.ts';
import { describeHeldUp } from './describe-held-up.ts';
import { listStandingPauses, type PauseRow } from './store/pauses.ts';

export async function listPauses(context: Context, actor: Actor): Promise<{ items: Pause[] }> {
  const rows = await listStandingPauses(context.db);
  const ofAccounts = rows.flatMap((row) => (row.account_id === null ? [] : [row.account_id]));
  const accounts = await findAccountPlaces(context.db, ofAccounts);
  const seesAll = actor.signs.has(signs.seesAll);
  return {
    items: rows.flatMap((row) => {
      const account = accounts.get(row.account_id ?? '');
      const mayKnow = !account || seesAll || account.departmentId === actor.departmentId;
      return mayKnow ? [describe(actor, row, account)] : [];
    }),
  };
}

function describe(actor: Actor, row: PauseRow, account: AccountPlace | undefined): Pause {
  const departmentId = account?.departmentId ?? row.department_id;
  return {
    id: row.id,
    scope: row.scope,
    what: describeHeldUp(row, account),
    because: row.because,
    by: row.by,
    restoredFrom: row.restored_from?.toISOString() ?? null,
    since: row.paused_at.toISOString(),
    mine: departmentId === null || departmentId === actor.departmentId,
  };
}
