// Statistics: what readers did with a publication, as its platform told it last; one look at a time, and not too many.
import type { Selectable } from 'kysely';
import type { Failure } from '@herald/channels/failure.ts';
import type { Figures } from '@herald/contract/figures.ts';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import type { Tables } from '../../../db/tables.ts';

export type StatisticRow = Selectable<Tables['statistic']>;

export async function findStatistic(db: Executor, publicationId: string): Promise<StatisticRow | null> {
  const row = await db
    .selectFrom('statistic')
    .selectAll()
    .where('publication_id', '=', publicationId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether nobody has asked its platform for so long. */
export async function isStatisticDue(db: Executor, publicationId: string, afterMs: number): Promise<boolean> {
  const asked = await db
    .selectFrom('statistic')
    .select('publication_id')
    .where('publication_id', '=', publicationId)
    .where('asked_at', '>', nowPlus(-afterMs))
    .executeTakeFirst();
  return asked === undefined;
}

/** False where somebody else was faster: then it is his look. */
export async function claimStatistic(tx: Tx, publicationId: string, afterMs: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('statistic')
    .values({ publication_id: publicationId, asked_at: now })
    .onConflict((clash) =>
      clash
        .column('publication_id')
        .doUpdateSet({ asked_at: now, answered_at: null })
        .where('statistic.asked_at', '<=', nowPlus(-afterMs)),
    )
    .returning('publication_id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function saveFigures(db: Executor, publicationId: string, figures: Figures): Promise<void> {
  const told = { figures: JSON.stringify(figures), read_at: now, answered_at: now, failure: null };
  await db.updateTable('statistic').set(told).where('publication_id', '=', publicationId).execute();
}

/** What was told before stays, with its time. */
export async function saveSilence(db: Executor, publicationId: string, failure: Failure): Promise<void> {
  const told = { failure: JSON.stringify(failure), answered_at: now };
  await db.updateTable('statistic').set(told).where('publication_id', '=', publicationId).execute();
}
