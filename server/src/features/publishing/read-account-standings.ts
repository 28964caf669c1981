// Read how accounts stand: what each last brought to light, what waits for it, whether it is paused, what our application may still call.
import type { CallsLeft } from '@herald/contract/accounts.ts';
import type { Channel } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import type { AccountStanding } from '../accounts/describe-health.ts';
import { countWaiting, findLastLive } from './store/account-standings.ts';
import { listStandingPauses, type PauseRow } from './store/pauses.ts';
import { readCallsLeft, readMidnight } from './store/platforms.ts';
import { findAccountPlaces } from '../accounts/find-account-places.ts';

export async function readAccountStandings(
  { db, channels }: Context,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountStanding>> {
  const places = await findAccountPlaces(db, accountIds);
  const live = await findLastLive(db, accountIds);
  const waiting = await countWaiting(db, accountIds);
  const pauses = (await listStandingPauses(db)).filter((one) => one.account_id !== null);
  const calls = new Map<number, CallsLeft | null>();
  for (const channel of channels) calls.set(channel.id, await callsOf(db, channel));
  return new Map(
    accountIds.map((id) => {
      const last = live.get(id);
      return [
        id,
        {
          lastLive: last ? { at: last.at.toISOString(), title: last.title, url: last.url ?? '' } : null,
          waiting: waiting.get(id) ?? 0,
          pause: describe(pauses.find((one) => one.account_id === id)),
          calls: calls.get(places.get(id)?.channelId ?? 0) ?? null,
        },
      ] as const;
    }),
  );
}

function describe(pause: PauseRow | undefined): AccountStanding['pause'] {
  if (!pause) return null;
  const { id, because, by, paused_at: since } = pause;
  return { id, because, by, since: since.toISOString() };
}

async function callsOf(db: Context['db'], { id, appLimit }: Channel): Promise<CallsLeft | null> {
  if (!appLimit) return null;
  const left = await readCallsLeft(db, id, appLimit);
  const { calls: of, perSeconds, renewsIn, reads = false } = appLimit;
  const backAt = renewsIn === undefined ? null : (await readMidnight(db, renewsIn)).toISOString();
  return { left, of, perSeconds, shared: true, reads, backAt };
}
