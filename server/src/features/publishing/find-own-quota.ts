// Find that our whole application's calls will not do: what comes back by a publication's time, and what is to be sent before it.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findChannel } from './find-channel.ts';
import { countAhead, readSecondsUntil, secondsBefore } from './store/demand.ts';
import { readCallsLeft, readMidnight, readMidnightBefore } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

const daySeconds = 86_400;

type Calls = { readonly left: number; readonly ahead: number };

/** They come back at a midnight, or evenly (store/platforms.ts). Asks no platform. */
export async function findOwnQuota(context: Context, db: Executor, one: Publication): Promise<Finding[]> {
  const { appLimit, rules } = findChannel(context, one.channel_id);
  if (!appLimit) return [];
  const { calls: of, perSeconds, renewsIn } = appLimit;
  const now = await readCallsLeft(db, one.channel_id, appLimit);
  const midnight = renewsIn === undefined ? null : await readMidnightBefore(db, renewsIn, one.due_at);
  const next = renewsIn === undefined ? null : await readMidnight(db, renewsIn);
  const isRenewed = midnight !== null && next !== null && next <= midnight;
  const { left, ahead } = isRenewed
    ? await countNewDay(db, one, { of, midnight, before: next < midnight ? of : now })
    : await countRunning(db, one, { of, perSeconds, now, comesBack: renewsIn === undefined });
  if (ahead < left) return [];
  return [{ code: 'preflight-quota-shared', figures: { channel: rules.name, left, of, ahead } }];
}

/** All are back by then: what was due before that midnight counts only where the day `before` had too few calls for it. */
async function countNewDay(
  db: Executor,
  one: Publication,
  { of, midnight, before }: { of: number; midnight: Date; before: number },
): Promise<Calls> {
  const today = await countAhead(db, one, { whose: 'channel', since: midnight });
  const dayBefore = secondsBefore({ due_at: midnight }, daySeconds);
  const both = await countAhead(db, one, { whose: 'channel', since: dayBefore });
  return { left: of, ahead: today + Math.max(0, both - today - before) };
}

async function countRunning(
  db: Executor,
  one: Publication,
  { of, perSeconds, now, comesBack }: { of: number; perSeconds: number; now: number; comesBack: boolean },
): Promise<Calls> {
  const evenly = comesBack ? ((await readSecondsUntil(db, one)) * of) / perSeconds : 0;
  const left = Math.max(0, Math.min(of, Math.floor(now + evenly)));
  const since = secondsBefore(one, perSeconds);
  return { left, ahead: await countAhead(db, one, { whose: 'channel', since }) };
}
