// List: the transactions of the demonstration, the newest first.
import type { DemoTransaction } from '@herald/contract/demo.ts';
import type { Context } from '../../context.ts';
import { transactionRows } from './store/roles.ts';

export async function listTransactions(
  context: Context,
): Promise<{ items: DemoTransaction[]; total: number }> {
  const rows = await transactionRows(context.db);
  const items = rows.map(({ made_at, ...row }) => ({ ...row, timestamp: made_at.getTime() }));
  return { items, total: items.length };
}
