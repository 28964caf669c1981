// Find a quota that will not do: what may be sent by the time of a publication, and what is to be sent before it.
import type { CallsLeft } from '@herald/contract/accounts.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import { readClock, type Executor } from '../../db/client.ts';
import { askQuota } from '../accounts/ask-quota.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { findChannel } from './find-channel.ts';
import { countAhead } from './store/demand.ts';
import { readCallsLeft } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** What our whole application may still call; it comes back evenly (store/platforms.ts). Asks no platform. */
export async function findOwnQuota(context: Context, db: Executor, one: Publication): Promise<Finding[]> {
  const { appLimit, rules } = findChannel(context, one.channel_id);
  if (!appLimit) return [];
  const { calls: of, perSeconds } = appLimit;
  const waits = await secondsUntil(db, one);
  const now = await readCallsLeft(db, one.channel_id, appLimit);
  const left = Math.min(of, Math.floor(now + (waits * of) / perSeconds));
  const ahead = await countAhead(db, one, { whose: 'channel', perSeconds });
  if (ahead < left) return [];
  return [{ code: 'preflight-quota-shared', figures: { channel: rules.name, left, of, ahead } }];
}

/** What the platform says this account may still publish; what was used in its period counts until that is over. */
export async function findPlatformQuota(context: Context, one: Publication): Promise<Finding[]> {
  const { db } = context;
  const told = await askQuota(context, one.account_id);
  if (!told) return [];
  const left = leftBy(told, await secondsUntil(db, one));
  const ahead = await countAhead(db, one, { whose: 'account', perSeconds: told.perSeconds });
  if (ahead < left) return [];
  const account = await findAccountName(db, one.account_id);
  return [{ code: 'preflight-quota-account', figures: { account, left, of: told.of, ahead } }];
}

function leftBy({ left, of, perSeconds }: CallsLeft, seconds: number): number {
  return seconds < perSeconds ? left : of;
}

async function secondsUntil(db: Executor, { due_at: due }: Publication): Promise<number> {
  return Math.max(0, (due.getTime() - (await readClock(db)).getTime()) / 1_000);
}
