// Who makes a file of an upload: one at a time, known by when he was last heard of (`used_at`), in whatever process.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { part, type PartRow } from './chunks.ts';
import { holdLeaseMs, isUnheld, uploadColumns, type UploadRow } from './uploads.ts';

/** `heldAt` to the microsecond, as text: what has another is another's. */
export type Hold = { readonly key: string; readonly heldAt: string };

const heldAt = sql<string>`used_at::text`.as('heldAt');
const isNoFile = sql<boolean>`not exists (
  select from file where file.key in (upload.key, upload.kept_as)
)`;

/** Undefined unless all of it is there, nothing was made of it, and nobody else is at it. From here on no chunk is taken. */
export async function claimPart(db: Executor, key: string): Promise<(PartRow & Hold) | undefined> {
  return db
    .updateTable('upload')
    .set({ used_at: now })
    .where('key', '=', key)
    .whereRef('received_bytes', '=', 'size_bytes')
    .where('expires_at', '>', now)
    .where(isUnheld)
    .where(isNoFile)
    .returning([...part, heldAt])
    .executeTakeFirst();
}

/** Used up before a byte is written, so that of two senders one writes; undefined when used or too old. */
export async function claimUpload(db: Executor, key: string): Promise<(UploadRow & Hold) | undefined> {
  return db
    .updateTable('upload')
    .set({ used_at: now })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('received_bytes', 'is', null)
    .where('expires_at', '>', now)
    .returning([...uploadColumns, heldAt])
    .executeTakeFirst();
}

/** The hold from now on; undefined where it is another's. What came in chunks may be asked after for `policyMs` more. */
export async function beatHold(db: Executor, hold: Hold, policyMs: number): Promise<Hold | undefined> {
  return db
    .updateTable('upload')
    .set({
      used_at: now,
      expires_at: sql<Date>`case when received_bytes is null then expires_at else ${nowPlus(policyMs)} end`,
    })
    .where(isHeldBy(hold))
    .returning(['key', heldAt])
    .executeTakeFirst();
}

/**
 * Whether it is still his, and stays so until the transaction ends. It is heard of him once more: who waits for the row to claim it
 * would otherwise not see the file that is written meanwhile.
 */
export async function lockHold(tx: Tx, hold: Hold): Promise<boolean> {
  const row = await tx
    .updateTable('upload')
    .set({ used_at: now })
    .where(isHeldBy(hold))
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** It was not his fault, and what is there is good: another may go on at once. False where another already has it. */
export async function passOnHold(db: Executor, hold: Hold): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ used_at: nowPlus(-holdLeaseMs) })
    .where(isHeldBy(hold))
    .where('received_bytes', 'is not', null)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing was kept of it: while it lives it may be sent again, from the start. What became a file stays one. */
export async function reopenUpload(db: Executor, hold: Hold): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      used_at: null,
      received_bytes: sql<number>`case when received_bytes is null then null else 0 end`,
    })
    .where(isHeldBy(hold))
    .where(isNoFile)
    .execute();
}

function isHeldBy({ key, heldAt: at }: Hold) {
  return sql<boolean>`(upload.key = ${key} and used_at = ${at}::timestamptz)`;
}
