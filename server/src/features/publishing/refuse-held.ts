// Refuse what another editor holds: it is his until he saves, cancels, or his hold runs out (D-01).
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findPeople } from '../people/find-people.ts';
import type { Publication } from './store/rows.ts';

/** The parts were read under the locks of their lanes. */
export async function refuseHeld(
  { config: { zone } }: Context,
  tx: Tx,
  actor: Actor,
  parts: readonly Publication[],
): Promise<void> {
  if (parts.every(({ held_by: holder }) => holder === null || holder === actor.personId)) return;
  const at = await readClock(tx);
  for (const { held_by: holder, held_since: since, held_until: until } of parts) {
    if (holder === null || holder === actor.personId || until === null || until <= at) continue;
    const who = (await findPeople(tx, [holder])).get(holder) ?? '';
    throw new Refusal('held-elsewhere', {
      who,
      since: wallClockOf(since ?? at, zone),
      until: wallClockOf(until, zone),
      zone,
    });
  }
}
