// Read how one account is; a platform that tells what is left today is asked now.
import type { AccountHealth } from '@herald/contract/accounts.ts';
import { signs } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { readQuota } from './read-quota.ts';
import { describeHealth, type ReadStandings } from './describe-health.ts';
import { findOwnAccount } from './find-own-account.ts';

export async function readTokenState(
  context: Context,
  actor: Actor,
  { id, readStandings }: { id: string; readStandings: ReadStandings },
): Promise<AccountHealth> {
  const elsewhere = actor.signs.has(signs.seesAll);
  const account = await findOwnAccount(context.db, actor, id, { elsewhere });
  const quota = await readQuota(context, account.id);
  const [health] = await describeHealth(context, actor, [account], { readStandings, quota });
  if (!health) throw new Refusal('not-found');
  return health;
}
