// Read what is left to publish with one account now, for whoever may publish with it and is about to.
import type { AccountQuota } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { ReadStandings } from './describe-health.ts';
import { listUsableAccounts } from './list-usable-accounts.ts';
import { readQuota } from './read-quota.ts';

export async function readAccountQuota(
  context: Context,
  actor: Actor,
  { id, readStandings }: { id: string; readStandings: ReadStandings },
): Promise<AccountQuota> {
  const { items } = await listUsableAccounts(context, actor);
  if (!items.some((one) => one.id === id)) throw new Refusal('not-found');
  const [standings, own] = await Promise.all([readStandings(context, [id]), readQuota(context, id)]);
  return { calls: standings.get(id)?.calls ?? null, own };
}
