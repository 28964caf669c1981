// Postpone a change that stumbled over a fault of our own; like every change it ends within its day, and whoever asked is told.
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { decideEnd } from './decide-end.ts';
import { readChange } from './read-change.ts';
import { settleChange } from './settle-change.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

/** Some stumble behind the call, and every round costs one: after two minutes, four, eight and so on up to two hours. */
const seldomAfter = 6;

export async function postponeChange(
  context: Context,
  lane: Lane,
  from: Publication,
  said: string,
): Promise<void> {
  const change = await readChange(context, from, from.state === 'editing' ? 'edit' : 'withdraw');
  if (change.at >= change.endsAt) {
    const { failure } = noticed('unknown', said);
    const over = decideEnd(change.op, change.doubt ? 'unknown' : 'given-up', failure);
    return settleChange(context, lane, { from, change }, over);
  }
  const { state: to, reason, detail, platform_code: platformCode } = from;
  const tries = from.tries + 1;
  const wakeInMs = context.pace.lookEveryMs * 2 ** Math.min(tries - 1, seldomAfter);
  const waits = { to, reason, detail, platformCode, wakeInMs, tries, rests: true };
  await settleChange(
    context,
    lane,
    { from, change },
    { ...waits, evidence: { noticed: said } },
    { stumbled: true },
  );
}
