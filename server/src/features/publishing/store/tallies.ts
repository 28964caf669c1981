// Tallies: what all processes counted together, by sample.
import { sql } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import type { Counted } from '../../../tally.ts';

/** In one order everywhere, so that two processes never wait for each other. */
export async function addFigures(db: Executor, counted: Counted): Promise<void> {
  const rows = [...counted].map(([sample, value]) => ({ sample, value }));
  if (rows.length === 0) return;
  await db
    .insertInto('figure')
    .values(rows.toSorted((one, other) => (one.sample < other.sample ? -1 : 1)))
    .onConflict((clash) =>
      clash.column('sample').doUpdateSet({ value: sql<number>`figure.value + excluded.value` }),
    )
    .execute();
}

export async function readFigures(db: Executor): Promise<Counted> {
  const rows = await db.selectFrom('figure').selectAll().execute();
  return new Map(rows.map(({ sample, value }) => [sample, value]));
}
