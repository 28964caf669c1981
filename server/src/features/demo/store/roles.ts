// The rows of the demonstration's roles, transactions, and of the names it offers as authors.
import type { DemoRole, DemoTransaction, NewDemoRole } from '@herald/contract/demo.ts';
import type { Executor } from '../../../db/client.ts';

const atMost = 500;

export async function roleRows(db: Executor): Promise<DemoRole[]> {
  return db
    .selectFrom('demo_role')
    .select(['key', 'name', 'description', 'routes'])
    .orderBy('made')
    .limit(atMost)
    .execute();
}

/** False when the key is another role's. */
export async function insertRole(db: Executor, key: string, role: NewDemoRole): Promise<boolean> {
  const made = await db
    .insertInto('demo_role')
    .values({ ...role, key, routes: JSON.stringify(role.routes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return made !== undefined;
}

/** False when there is no such role. */
export async function changeRoleRow(db: Executor, key: string, role: NewDemoRole): Promise<boolean> {
  const changed = await db
    .updateTable('demo_role')
    .set({ ...role, routes: JSON.stringify(role.routes) })
    .where('key', '=', key)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** False when there is no such role. */
export async function removeRoleRow(db: Executor, key: string): Promise<boolean> {
  const removed = await db.deleteFrom('demo_role').where('key', '=', key).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export type TransactionRow = Omit<DemoTransaction, 'timestamp'> & { made_at: Date };

export async function transactionRows(db: Executor): Promise<TransactionRow[]> {
  return db
    .selectFrom('demo_transaction')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('order_no')
    .limit(atMost)
    .execute();
}
