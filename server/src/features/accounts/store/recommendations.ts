// Recommendations: which accounts a department suggests for a category of content, in its order.
import type { Executor, Tx } from '../../../db/client.ts';

type Of = { readonly departmentId: string; readonly category: string };

export async function listRecommended(db: Executor, { departmentId, category }: Of): Promise<string[]> {
  const rows = await db
    .selectFrom('account_recommendation')
    .select('account_id')
    .where('department_id', '=', departmentId)
    .where('category', '=', category)
    .orderBy('place')
    .execute();
  return rows.map((row) => row.account_id);
}

/** How it is called, undefined where there is none; waits for whoever is replacing the same list. */
export async function lockCategory(tx: Tx, category: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('category')
    .select('name')
    .where('id', '=', category)
    .forUpdate()
    .executeTakeFirst();
  return found?.name;
}

/** The whole list anew, in this order. */
export async function replaceRecommended(
  tx: Tx,
  { departmentId, category }: Of,
  { accountIds, personId }: { accountIds: readonly string[]; personId: string },
): Promise<void> {
  await tx
    .deleteFrom('account_recommendation')
    .where('department_id', '=', departmentId)
    .where('category', '=', category)
    .execute();
  const rows = accountIds.map((accountId, place) => ({
    department_id: departmentId,
    category,
    account_id: accountId,
    place,
    recommended_by: personId,
  }));
  if (rows.length > 0) await tx.insertInto('account_recommendation').values(rows).execute();
}
