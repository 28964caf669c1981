// Release all parts of a schedule that this person holds, as part of something else; the new time, where theirs passed meanwhile (D-01).
import type { Actor } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { checkHoldPassed } from './check-hold-passed.ts';
import { decideRelease, type NewTime } from './decide-release.ts';
import { releasePublication } from './release-publication.ts';
import { readFences } from './store/lanes.ts';
import { listOfSchedule } from './store/publications.ts';
import { moveSchedule, withdrawable, type Schedule } from './store/schedules.ts';

/** What is not held by this person, or no more, is left as it is. */
export async function releaseHeld(
  tx: Tx,
  actor: Actor,
  { id, zone }: Pick<Schedule, 'id' | 'zone'>,
): Promise<NewTime | null> {
  const accounts = (await listOfSchedule(tx, id)).map((part) => part.account_id);
  const fences = await readFences(tx, accounts);
  const at = await readClock(tx);
  const held = (await listOfSchedule(tx, id)).filter(
    (part) => part.held_by === actor.personId && withdrawable.includes(part.state),
  );
  const late = held.find((part) => part.due_at <= at && checkHoldPassed(part));
  const to = late ? decideRelease(late, at, zone) : null;
  for (const part of held)
    await releasePublication(tx, part, { at, fence: fences.get(part.account_id) ?? 0, to, actor });
  if (to) await moveSchedule(tx, id, to);
  return to;
}
