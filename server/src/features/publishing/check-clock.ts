// Check this machine's clock against the database's: it decides nothing, but far off something is wrong (publishing.md §9).
import { dayMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { notifyAdministrators } from './notify-administrators.ts';

const toldFromMs = 2_000;
const stoppedFromMs = 60_000;

/** `hostNow` is the machine's own clock in epoch milliseconds. Answers how far they lie apart. */
export async function checkClock(context: Context, hostNow: () => number): Promise<number> {
  const { db, host, log } = context;
  const before = hostNow();
  const said = (await readClock(db)).getTime();
  const after = hostNow();
  // As far as the question itself took, nobody can tell.
  const apartMs = Math.max(Math.abs(said - (before + after) / 2) - (after - before) / 2, 0);
  host.clockIsRight = apartMs <= stoppedFromMs;
  if (apartMs <= toldFromMs) return apartMs;
  const seconds = Math.round(apartMs / 1_000);
  log.error({ seconds, sends: host.clockIsRight }, 'this machine’s clock is wrong');
  await notifyAdministrators(db, {
    kind: host.clockIsRight ? 'alarm-clock' : 'alarm-clock-stopped',
    about: host.name,
    figures: { host: host.name, seconds },
    link: '/api/infor/myInfor',
    onceInMs: dayMs,
  });
  return apartMs;
}
