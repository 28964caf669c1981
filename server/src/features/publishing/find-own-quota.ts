// Find that our whole application's calls will not do: what comes back by a publication's time, and what is to be sent before it.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findChannel } from './find-channel.ts';
import { countAhead, readSecondsUntil } from './store/demand.ts';
import { readCallsLeft, readMidnight } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** They come back at a midnight, or evenly (store/platforms.ts). Asks no platform. */
export async function findOwnQuota(context: Context, db: Executor, one: Publication): Promise<Finding[]> {
  const { appLimit, rules } = findChannel(context, one.channel_id);
  if (!appLimit) return [];
  const { calls: of, perSeconds, renewsIn } = appLimit;
  const waits = await readSecondsUntil(db, one);
  const now = await readCallsLeft(db, one.channel_id, appLimit);
  const isRenewed = renewsIn !== undefined && (await readMidnight(db, renewsIn)) <= one.due_at;
  const evenly = renewsIn === undefined ? (waits * of) / perSeconds : 0;
  const left = isRenewed ? of : Math.max(0, Math.min(of, Math.floor(now + evenly)));
  const ahead = await countAhead(db, one, { whose: 'channel', perSeconds });
  if (ahead < left) return [];
  return [{ code: 'preflight-quota-shared', figures: { channel: rules.name, left, of, ahead } }];
}
