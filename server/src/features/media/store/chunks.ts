// The rows of uploads in chunks: how many bytes are on disk for good, and who may go on with them.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';
import { hasPlace } from './upload-counts.ts';
import { isUnheld, uploadColumns, type BegunUpload, type UploadRow } from './uploads.ts';

/** `keptAs`: the key of the file it became, where that is another. */
export type PartRow = UploadRow & { receivedBytes: number | null; isSealed: boolean; keptAs: string | null };

/** Of a row, as an upload in chunks is read everywhere. */
export const part = [
  ...uploadColumns,
  'received_bytes as receivedBytes',
  'kept_as as keptAs',
  sql<boolean>`used_at is not null`.as('isSealed'),
] as const;

/** While its policy holds; one that is complete is found too, for whoever did not hear of it. */
export async function findPart(db: Executor, key: string): Promise<PartRow | undefined> {
  return db
    .selectFrom('upload')
    .select(part)
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export type Lives = { policyMs: number; keptMs: number };

/**
 * A chunk begins where the file stands: the policy holds on from now. Undefined where it stands elsewhere, or nobody may send.
 * `only`: where it has its place among the large ones that are on their way, or needs none; `any`: it was just given one.
 */
export async function beginChunk(
  db: Executor,
  key: string,
  offset: number,
  { policyMs, keptMs }: Lives,
  placed: 'only' | 'any',
): Promise<PartRow | undefined> {
  return db
    .updateTable('upload')
    .set({
      received_bytes: offset,
      kept_until: sql<Date>`coalesce(kept_until, ${nowPlus(keptMs)})`,
      expires_at: nowPlus(policyMs),
      heard_at: now,
    })
    .where('key', '=', key)
    .where(sql<number>`coalesce(received_bytes, 0)`, '=', offset)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(placed === 'only', (query) => query.where(hasPlace))
    .returning(part)
    .executeTakeFirst();
}

/** While a chunk comes, however slowly: its place is kept. */
export async function beatPart(db: Executor, key: string): Promise<void> {
  await db.updateTable('upload').set({ heard_at: now }).where('key', '=', key).execute();
}

/** A chunk has come: the policy holds on from now. Never fewer bytes than before. */
export async function advancePart(
  db: Executor,
  key: string,
  receivedBytes: number,
  policyMs: number,
): Promise<{ receivedBytes: number } | undefined> {
  const row = await db
    .updateTable('upload')
    .set({
      received_bytes: sql<number>`greatest(received_bytes, ${receivedBytes}::bigint)`,
      expires_at: nowPlus(policyMs),
      heard_at: now,
    })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('received_bytes')
    .executeTakeFirst();
  return row && { receivedBytes: row.received_bytes ?? 0 };
}

/** Its bytes are gone: it may be sent from the start. */
export async function resetPart(db: Executor, key: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ received_bytes: 0 })
    .where('key', '=', key)
    .where('received_bytes', 'is not', null)
    .where('used_at', 'is', null)
    .execute();
}

/** Not closed, or closed by a server that died before the file was recorded: who comes back completes it. */
export const isOpen = sql<boolean>`(used_at is null or not exists (
  select from file where file.key = coalesce(upload.kept_as, upload.key)
))`;

const unfinished = (db: Executor, ownerId: string) =>
  db
    .selectFrom('upload')
    .where('owner_id', '=', ownerId)
    .where('received_bytes', '>', 0)
    .where(isOpen)
    .where('kept_until', '>', now);

/** `isHeld`: somebody is making a file of it at this moment. */
export async function findUnfinished(
  db: Executor,
  ownerId: string,
): Promise<(PartRow & { isHeld: boolean })[]> {
  const isHeld = sql<boolean>`not ${isUnheld}`.as('isHeld');
  return unfinished(db, ownerId).select(part).select(isHeld).orderBy('created_at').limit(50).execute();
}

/** The same file of the same person, stopped in the middle: its policy holds anew. */
export async function reviveUpload(
  db: Executor,
  { ownerId, name, sizeBytes, md5, sessionId }: BegunUpload,
  livesMs: number,
): Promise<{ key: string; expiresAt: Date } | undefined> {
  return db
    .updateTable('upload')
    .set({ expires_at: nowPlus(livesMs), heard_at: now, session_id: sessionId })
    .where(
      'key',
      'in',
      unfinished(db, ownerId)
        .select('key')
        .where('name', '=', storableText(name))
        .where('size_bytes', '=', sizeBytes)
        .where('md5', '=', md5)
        .orderBy('received_bytes', 'desc')
        .limit(1),
    )
    .returning(['key', 'expires_at as expiresAt'])
    .executeTakeFirst();
}
