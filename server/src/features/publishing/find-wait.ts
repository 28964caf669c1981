// Find the brake that a change waits for: a pause, for new words alone, or a platform that is left in peace. Null where none stands.
import type { Executor } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import type { Change } from './read-change.ts';
import { readBrakes } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

export async function findWait(
  db: Executor,
  { id, state }: Publication,
  { op, at }: Change,
  pauseMs: number,
): Promise<Decision | null> {
  const { paused, restsUntil } = await readBrakes(db, id);
  const rests = { to: state, rests: true, evidence: {} } as const;
  if (paused && op === 'edit') return { ...rests, reason: 'reason-paused', wakeInMs: pauseMs };
  if (!restsUntil) return null;
  const wakeInMs = Math.max(restsUntil.getTime() - at.getTime(), 0);
  return { ...rests, reason: 'reason-platform-resting', wakeInMs };
}
