// Change who may publish with an account, under its lock: what was and what is stand in the audit log, by names.
import type { AccountPeople } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { recordChange } from '../audit/record-change.ts';
import { describeAccountName } from './describe-account-name.ts';
import { describeAccountPeople } from './describe-account-people.ts';
import { findManagedAccount } from './find-managed-account.ts';
import { lockAccounts, type AccountRow } from './store/accounts.ts';

/** What changes nothing is written nowhere. */
export async function changeAccountPeople(
  { db }: Context,
  actor: Actor,
  id: string,
  change: (tx: Tx, account: AccountRow, people: AccountPeople) => Promise<void>,
): Promise<AccountPeople> {
  return db.transaction().execute(async (tx) => {
    // Of two at once the later one begins where the earlier one ended.
    await lockAccounts(tx, [id]);
    const account = await findManagedAccount(tx, actor, id);
    const before = await describeAccountPeople(tx, account);
    await change(tx, account, before);
    const after = await describeAccountPeople(tx, await findManagedAccount(tx, actor, id));
    const [was, is] = [saidOf(before), saidOf(after)];
    if (JSON.stringify(was) !== JSON.stringify(is))
      await recordChange(tx, actor, {
        deed: 'accountPeople.change',
        subjectKind: 'accountPeople',
        subjectId: account.id,
        subject: describeAccountName(account),
        before: was,
        after: is,
      });
    return after;
  });
}

/** Of a department that may use it whole nobody is named. */
function saidOf({ access, items }: AccountPeople): Record<string, unknown> {
  return {
    access,
    named: access === 'named' ? items.map(({ name, account }) => `${name} (${account})`) : [],
  };
}
