// Sweep: wake every account that has something due and nobody at work, whatever became of its wake-up.
import type { Context } from '../../context.ts';
import { advancePublication } from './advance-publication.job.ts';
import { findIdleAccountsWithWork } from './store/lanes.ts';

const accountsAtOnce = 500;

export async function sweepPublications(context: Context): Promise<number> {
  const accounts = await findIdleAccountsWithWork(context.db, accountsAtOnce);
  if (accounts.length > 0) await context.reach('S24');
  for (const accountId of accounts) await context.queue(context.db, advancePublication, { accountId });
  return accounts.length;
}
