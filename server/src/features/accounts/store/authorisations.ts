// Authorisations: who is named for an account that is not left to its whole department.
import type { AccountAccess } from '@herald/contract/accounts.ts';
import { now, type Executor, type Tx } from '../../../db/client.ts';

export type NamedRow = {
  id: string;
  account: string;
  name: string;
  departmentId: string;
};

/** By name; who was deleted since is nobody's any more. */
export async function listNamed(db: Executor, accountId: string): Promise<NamedRow[]> {
  return db
    .selectFrom('account_person')
    .innerJoin('person', 'person.id', 'account_person.person_id')
    .select(['person.id', 'person.account', 'person.name', 'person.department_id as departmentId'])
    .where('account_person.account_id', '=', accountId)
    .where('person.deleted_at', 'is', null)
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
}

/** The accounts for which this person is named. */
export async function listNamedFor(db: Executor, personId: string): Promise<string[]> {
  const named = db.selectFrom('account_person').select('account_id').where('person_id', '=', personId);
  return (await named.execute()).map((row) => row.account_id);
}

/** Who is named already stays so. */
export async function insertNamed(
  tx: Tx,
  accountId: string,
  { personIds, by }: { personIds: readonly string[]; by: string },
): Promise<void> {
  if (personIds.length === 0) return;
  await tx
    .insertInto('account_person')
    .values(personIds.map((id) => ({ account_id: accountId, person_id: id, authorised_by: by })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function deleteNamed(tx: Tx, accountId: string, personId: string): Promise<void> {
  await tx
    .deleteFrom('account_person')
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
}

/** Nobody stays named for what is open to all. */
export async function changeAccess(tx: Tx, accountId: string, access: AccountAccess): Promise<void> {
  await tx
    .updateTable('channel_account')
    .set({ access, updated_at: now })
    .where('id', '=', accountId)
    .execute();
  if (access === 'department')
    await tx.deleteFrom('account_person').where('account_id', '=', accountId).execute();
}
