// Haste: some of what waits has only moments left instead of its day; what was not sent by then must be missed.
import { now } from '@herald/server/db/client.ts';
import { readFence } from '@herald/server/features/publishing/store/lanes.ts';
import { sql } from 'kysely';
import type { Dice } from './dice.ts';
import type { Stage } from './stage.ts';
import { tolerating } from './person.ts';

const waits = ['scheduled', 'auth-required'] as const;
/** Of those that are found waiting: of all it is less, since on an idle machine much of the load is never seen waiting. */
const hurriedPart = 1 / 16;
const momentsMs = 5_000;
/** Whoever has longer than this has not been hurried yet. */
const longMs = 3_600_000;

export async function hurrySome(stage: Stage, dice: Dice): Promise<void> {
  const waiting = await stage.context.db
    .selectFrom('publication')
    .select(['id', 'account_id'])
    .where('state', 'in', waits)
    .where(sql<boolean>`expires_at > greatest(due_at, ${now}) + ${longMs} * interval '1 millisecond'`)
    .execute();
  for (const one of waiting.filter(({ id }) => isHurried(id)))
    await tolerating(() => hurry(stage, one, dice.roll() * momentsMs * stage.slower));
}

/** Ids are random: two of their figures draw the lot, the same whenever it is asked for. */
function isHurried(id: string): boolean {
  return Number.parseInt(id.slice(-3, -1), 16) < 256 * hurriedPart;
}

type Waiting = { readonly id: string; readonly account_id: string };

/** Under the lane's fence, as every write; it wakes when it is over at the latest. */
async function hurry({ context }: Stage, one: Waiting, milliseconds: number): Promise<void> {
  const over = sql<Date>`greatest(due_at, ${now}) + ${milliseconds} * interval '1 millisecond'`;
  await context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, one.account_id);
    await tx
      .updateTable('publication')
      .set({ expires_at: over, wake_at: sql<Date>`least(wake_at, ${over})`, fence })
      .where('id', '=', one.id)
      .where('state', 'in', waits)
      .execute();
  });
}
