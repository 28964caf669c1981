// The rows of uploads in chunks: how many bytes are on disk for good, and who may go on with them.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';
import { uploadColumns, type UploadRow } from './uploads.ts';

export type PartRow = UploadRow & { receivedBytes: number | null; isSealed: boolean };

const part = [
  ...uploadColumns,
  'received_bytes as receivedBytes',
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

/** A chunk begins where the file stands: the policy holds on from now. Undefined where it stands elsewhere, or nobody may send. */
export async function beginChunk(
  db: Executor,
  key: string,
  offset: number,
  { policyMs, keptMs }: Lives,
): Promise<PartRow | undefined> {
  return db
    .updateTable('upload')
    .set({
      received_bytes: offset,
      kept_until: sql<Date>`coalesce(kept_until, ${nowPlus(keptMs)})`,
      expires_at: nowPlus(policyMs),
    })
    .where('key', '=', key)
    .where(sql<number>`coalesce(received_bytes, 0)`, '=', offset)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(part)
    .executeTakeFirst();
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
    })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('received_bytes')
    .executeTakeFirst();
  return row && { receivedBytes: row.received_bytes ?? 0 };
}

/** From here on no chunk is taken; undefined unless all of it is there. */
export async function closePart(db: Executor, key: string): Promise<PartRow | undefined> {
  return db
    .updateTable('upload')
    .set({ used_at: sql<Date>`coalesce(used_at, ${now})` })
    .where('key', '=', key)
    .whereRef('received_bytes', '=', 'size_bytes')
    .where('expires_at', '>', now)
    .returning(part)
    .executeTakeFirst();
}

/** Its bytes are gone or, of a closed one, wrong: it may be sent from the start. */
export async function resetPart(db: Executor, key: string, of: 'open' | 'closed'): Promise<void> {
  await db
    .updateTable('upload')
    .set({ used_at: null, received_bytes: 0 })
    .where('key', '=', key)
    .where('received_bytes', 'is not', null)
    .where('used_at', of === 'open' ? 'is' : 'is not', null)
    .execute();
}

/** Not closed, or closed by a server that died before the file was recorded: who comes back completes it. */
const isOpen = sql<boolean>`(used_at is null or not exists (select from file where file.key = upload.key))`;

const unfinished = (db: Executor, ownerId: string) =>
  db
    .selectFrom('upload')
    .where('owner_id', '=', ownerId)
    .where('received_bytes', '>', 0)
    .where(isOpen)
    .where('kept_until', '>', now);

export async function findUnfinished(db: Executor, ownerId: string): Promise<PartRow[]> {
  return unfinished(db, ownerId).select(part).orderBy('created_at').limit(50).execute();
}

/** The same file of the same person, stopped in the middle: its policy holds anew. */
export async function reviveUpload(
  db: Executor,
  { ownerId, name, sizeBytes, md5 }: UploadRow,
  livesMs: number,
): Promise<{ key: string; expiresAt: Date } | undefined> {
  return db
    .updateTable('upload')
    .set({ expires_at: nowPlus(livesMs) })
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

/** Undefined where it is not this person's, or complete. */
export async function endUpload(db: Executor, ownerId: string, key: string): Promise<string | undefined> {
  const ended = await db
    .deleteFrom('upload')
    .where('key', '=', storableText(key))
    .where('owner_id', '=', ownerId)
    .where('used_at', 'is', null)
    .returning('key')
    .executeTakeFirst();
  return ended?.key;
}

/** Those whose bytes nobody came back for. */
export async function endAbandoned(db: Executor): Promise<string[]> {
  const ended = await db
    .deleteFrom('upload')
    .where('kept_until', '<=', now)
    .where(isOpen)
    .returning('key')
    .execute();
  return ended.map(({ key }) => key);
}
