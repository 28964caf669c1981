// Haste: some of what waits has only moments left instead of its day; what was not sent by then must be missed.
import { readClock } from '@herald/server/db/client.ts';
import { readFence } from '@herald/server/features/publishing/store/lanes.ts';
import type { Dice } from './dice.ts';
import { tolerating } from './person.ts';
import type { Stage } from './stage.ts';

const waits = ['scheduled', 'auth-required'] as const;
/** Of those that are found waiting: of all it is less, since on an idle machine much of the load is never seen waiting. */
const hurriedPart = 1 / 16;
/** From a moment to some minutes, the short ones as often as the long: behind many others only the long ones are still sent. */
const leastMs = 300;
const mostTimesLonger = 1_000;
/** Whoever has longer than this has not been hurried yet. */
const longMs = 3_600_000;

export async function hurrySome(stage: Stage, dice: Dice): Promise<void> {
  const { db } = stage.context;
  const at = (await readClock(db)).getTime();
  const waiting = await db
    .selectFrom('publication')
    .select(['id', 'account_id', 'due_at', 'expires_at', 'wake_at'])
    .where('state', 'in', waits)
    .where('expires_at', '>', new Date(at + longMs))
    .execute();
  for (const one of waiting.filter(({ id }) => isHurried(id))) {
    const begins = Math.max(one.due_at.getTime(), at);
    if (one.expires_at.getTime() <= begins + longMs) continue;
    const over = new Date(begins + leastMs * mostTimesLonger ** dice.roll() * stage.slower);
    await tolerating(() => hurry(stage, one, over));
  }
}

/** Ids are random: two of their figures draw the lot, the same whenever it is asked for. */
function isHurried(id: string): boolean {
  return Number.parseInt(id.slice(-3, -1), 16) < 256 * hurriedPart;
}

type Waiting = { readonly id: string; readonly account_id: string; readonly wake_at: Date | null };

/** Under the lane's fence, as every write; it wakes when it is over at the latest. */
async function hurry({ context }: Stage, { id, account_id, wake_at }: Waiting, over: Date): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, account_id);
    await tx
      .updateTable('publication')
      .set({ expires_at: over, ...(wake_at === null || wake_at > over ? { wake_at: over } : {}), fence })
      .where('id', '=', id)
      .where('state', 'in', waits)
      .execute();
  });
}
