// Pictures of pages: which are to be taken, who takes one just now, and what was kept.
import type { PictureLimit, PictureMoment } from '@herald/contract/pictures.ts';
import { sql, type Selectable } from 'kysely';
import { now, nowPlus, type Database, type Executor, type Tx } from '../../db/client.ts';
import { storableText } from '../../db/json-text.ts';
import type { Tables } from '../../db/tables.ts';

export type PictureRow = Selectable<Tables['page_picture']>;

export type Planned = {
  publicationId: string;
  pageUrl: string | null;
  moment: PictureMoment;
  afterMs: number;
};

/** Once for each moment, however often it is told. */
export async function planPictures(tx: Tx, planned: readonly Planned[]): Promise<void> {
  for (const { publicationId, pageUrl, moment, afterMs } of planned)
    await tx
      .insertInto('page_picture')
      .values({ publication_id: publicationId, page_url: pageUrl, moment, due_at: nowPlus(afterMs) })
      .onConflict((clash) => clash.columns(['publication_id', 'moment']).doNothing())
      .execute();
}

export async function insertAsked(
  db: Executor,
  { personId, pageAlias, pageUrl }: { personId: string; pageAlias: string; pageUrl: string },
): Promise<string> {
  const { id } = await db
    .insertInto('page_picture')
    .values({
      moment: 'asked',
      asked_by: personId,
      page_alias: storableText(pageAlias),
      page_url: storableText(pageUrl),
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What this person asked of this page and is on its way, or came so lately that it is the answer. */
export async function findAsked(
  db: Executor,
  { personId, pageUrl }: { personId: string; pageUrl: string },
  freshMs: { kept: number; failed: number; closed: number },
): Promise<PictureRow | null> {
  const row = await db
    .selectFrom('page_picture')
    .selectAll()
    .where('asked_by', '=', personId)
    .where('page_url', '=', storableText(pageUrl))
    .where((one) =>
      one.or([
        one('state', '=', 'waiting'),
        one.and([one('state', '=', 'kept'), one('ended_at', '>', nowPlus(-freshMs.kept))]),
        one.and([one('state', '=', 'failed'), one('ended_at', '>', nowPlus(-freshMs.failed))]),
        one.and([one('reason', '=', 'picture-closed'), one('ended_at', '>', nowPlus(-freshMs.closed))]),
      ]),
    )
    .orderBy('due_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function countAsked(db: Executor, personId: string, withinMs: number): Promise<number> {
  const { asked } = await db
    .selectFrom('page_picture')
    .select((row) => row.fn.countAll<number>().as('asked'))
    .where('asked_by', '=', personId)
    .where('due_at', '>', nowPlus(-withinMs))
    .executeTakeFirstOrThrow();
  return asked;
}

export async function findPicture(db: Executor, id: string): Promise<PictureRow | null> {
  return (await db.selectFrom('page_picture').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function isPictureKey(db: Executor, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('page_picture')
    .select('id')
    .where('key', '=', storableText(key))
    .executeTakeFirst();
  return found !== undefined;
}

/** The next that is due, held for so long; null while as many are being taken as may be, in whatever process. Who waits for one comes first. */
export async function claimPicture(
  db: Database,
  { leaseMs, atOnce }: { leaseMs: number; atOnce: number },
): Promise<PictureRow | null> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('page_picture'))`.execute(tx);
    const { held } = await tx
      .selectFrom('page_picture')
      .select((row) => row.fn.countAll<number>().as('held'))
      .where('state', '=', 'waiting')
      .where('held_until', '>', now)
      .executeTakeFirstOrThrow();
    if (held >= atOnce) return null;
    const claimed = await tx
      .updateTable('page_picture')
      .set({ held_until: nowPlus(leaseMs), tries: sql`tries + 1` })
      .where('id', '=', (row) =>
        row
          .selectFrom('page_picture')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .where((one) => one.or([one('held_until', 'is', null), one('held_until', '<=', now)]))
          .orderBy(sql`moment <> 'asked'`)
          .orderBy('due_at')
          .limit(1),
      )
      .returningAll()
      .executeTakeFirst();
    return claimed ?? null;
  });
}

/** A later one of the same publication is due as well: nobody was there to take this one in its time. */
export async function isOvertaken(db: Executor, row: PictureRow): Promise<boolean> {
  if (row.publication_id === null) return false;
  const later = await db
    .selectFrom('page_picture')
    .select('id')
    .where('publication_id', '=', row.publication_id)
    .where('state', '=', 'waiting')
    .where('id', '<>', row.id)
    .where('due_at', '>', row.due_at)
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

export type Kept = {
  source: 'page' | 'read-back';
  key: string;
  sha256: string;
  finalUrl: string | null;
  status: number | null;
  reason: PictureLimit | null;
};

/** False where somebody else has taken it up meanwhile: then it is theirs. */
export async function keepPicture(
  db: Executor,
  { id, tries, page_url: url }: PictureRow,
  kept: Kept,
): Promise<boolean> {
  const { finalUrl, ...rest } = kept;
  const storable = (address: string | null) => (address === null ? null : storableText(address));
  // A post may have come to stand elsewhere since it was planned.
  const at = { page_url: storable(url), final_url: storable(finalUrl) };
  return end(db, { id, tries }, { ...rest, ...at, state: 'kept' });
}

export async function failPicture(
  db: Executor,
  { id, tries }: PictureRow,
  reason: PictureLimit,
): Promise<boolean> {
  return end(db, { id, tries }, { reason, state: 'failed' });
}

/** Why is told meanwhile. `tries`: those that count from now on; one that was called off is none. */
export async function postponePicture(
  db: Executor,
  { id, tries }: PictureRow,
  after: { afterMs: number; reason: PictureLimit | null; tries: number },
): Promise<void> {
  await db
    .updateTable('page_picture')
    .set({ held_until: null, due_at: nowPlus(after.afterMs), reason: after.reason, tries: after.tries })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')
    .execute();
}

async function end(
  db: Executor,
  { id, tries }: Pick<PictureRow, 'id' | 'tries'>,
  ended: Partial<Omit<Kept, 'finalUrl'>> & {
    page_url?: string | null;
    final_url?: string | null;
    state: 'kept' | 'failed';
  },
): Promise<boolean> {
  const row = await db
    .updateTable('page_picture')
    .set({ ...ended, held_until: null, ended_at: now })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of these publications, the latest first. */
export async function listPictures(
  db: Executor,
  publicationIds: readonly string[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: PictureRow[]; total: number }> {
  if (publicationIds.length === 0) return { rows: [], total: 0 };
  const all = db.selectFrom('page_picture').where('publication_id', 'in', [...publicationIds]);
  const { total } = await all
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('due_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, total };
}

/** The latest that is there, of each of these publications. */
export async function listLatestKept(
  db: Executor,
  publicationIds: readonly string[],
): Promise<{ rows: PictureRow[]; total: number }> {
  if (publicationIds.length === 0) return { rows: [], total: 0 };
  const rows = await db
    .selectFrom('page_picture')
    .selectAll()
    .distinctOn('publication_id')
    .where('publication_id', 'in', [...publicationIds])
    .where('state', '=', 'kept')
    .orderBy('publication_id')
    .orderBy('ended_at', 'desc')
    .execute();
  return { rows, total: rows.length };
}

/** Those of an address, whosever they are. */
export async function listPublicationsAt(db: Executor, pageUrl: string): Promise<string[]> {
  const rows = await db
    .selectFrom('page_picture')
    .select('publication_id')
    .distinct()
    .where('page_url', '=', storableText(pageUrl))
    .where('publication_id', 'is not', null)
    .limit(100)
    .execute();
  return rows.flatMap(({ publication_id: id }) => (id === null ? [] : [id]));
}

/** What was only asked for is not kept for ever; the keys of its files. */
export async function removeOldAsked(db: Executor, olderThanMs: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('page_picture')
    .where('moment', '=', 'asked')
    .where('due_at', '<', nowPlus(-olderThanMs))
    .returning('key')
    .execute();
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}
