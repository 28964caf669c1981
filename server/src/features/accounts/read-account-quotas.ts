// Read what is left to publish with some accounts now, for whoever may publish with them and is about to.
import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountQuota } from '@herald/contract/accounts.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { ReadStandings } from './describe-health.ts';
import { listUsableAccounts } from './list-usable-accounts.ts';
import { readQuota } from './read-quota.ts';

/** Somebody is about to publish: a platform that is slow to say it is not waited for. */
const tellsWithinMs = 4_000;

export async function readAccountQuotas(
  context: Context,
  actor: Actor,
  { ids, readStandings }: { ids: readonly string[]; readStandings: ReadStandings },
  withinMs = tellsWithinMs,
): Promise<{ items: AccountQuota[] }> {
  const { items } = await listUsableAccounts(context, actor);
  const usable = items.map(({ id }) => id).filter((id) => ids.includes(id));
  if (usable.length === 0) throw new Refusal('not-found');
  const standings = await readStandings(context, usable);
  const over = new AbortController();
  const late = sleep(withinMs, null, { signal: over.signal }).catch(() => null);
  const told = usable.map(async (id) => ({
    id,
    calls: standings.get(id)?.calls ?? null,
    own: await Promise.race([readQuota(context, id).catch(() => null), late]),
  }));
  return { items: await Promise.all(told).finally(() => over.abort()) };
}
