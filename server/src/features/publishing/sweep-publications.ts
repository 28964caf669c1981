// Sweep: wake every account that has something due and nobody at work, whatever became of its wake-up.
import type { Context } from '../../context.ts';
import { findIdleAccountsWithWork, readNextWake } from './store/lanes.ts';

const accountsOfEachChannel = 500;
/** By the clock of a timer, which may be early by a hair. */
const hairMs = 2;

/** `wake` is this process's own: nothing passes through the queue. Gives how long until something is due again. */
export async function sweepPublications(
  context: Context,
  wake: (asked: { accountId: string; channelId: number }) => void,
): Promise<number> {
  const accounts = await findIdleAccountsWithWork(context.db, accountsOfEachChannel);
  if (accounts.length > 0) await context.reach('S24');
  for (const account of accounts) wake(account);
  const nextInMs = await readNextWake(context.db);
  return Math.min(context.pace.sweepMs, (nextInMs ?? Infinity) + hairMs);
}
