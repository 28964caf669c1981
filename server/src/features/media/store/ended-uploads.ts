// Uploads that ended without a file, or long ago: whose bytes nobody came back for, and whose rows nobody counts any more.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { isOpen } from './chunks.ts';
import { storableText } from '../../../db/json-text.ts';
import { isUnheld } from './uploads.ts';

export type EndedUpload = { readonly key: string; readonly cameInChunks: boolean };

const ended = ['key', sql<boolean>`received_bytes is not null`.as('cameInChunks')] as const;

/**
 * Undefined where it is not this person's, or is a file by now. Whoever makes one of it holds it no more; `isHeld`: there is somebody.
 * Locked first, so that a file which is recorded at this moment is seen.
 */
export async function endUpload(
  tx: Tx,
  ownerId: string,
  key: string,
): Promise<(EndedUpload & { isHeld: boolean }) | undefined> {
  const found = await tx
    .selectFrom('upload')
    .select([
      'key',
      sql<boolean>`not ${isUnheld}`.as('isHeld'),
      sql<boolean>`used_at is not null`.as('isUsed'),
    ])
    .where('key', '=', storableText(key))
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const row = await tx
    .updateTable('upload')
    // Nobody goes on with it, but what has come of it counts for its day: all of one that was taken in one piece.
    .set({
      used_at: now,
      expires_at: now,
      kept_until: null,
      received_bytes: found.isUsed ? sql<number>`received_bytes` : sql<number>`coalesce(received_bytes, 0)`,
    })
    .where('key', '=', found.key)
    .where(isOpen)
    .where((one) =>
      one.or([one('used_at', 'is', null), one('kept_until', 'is not', null), one('expires_at', '>', now)]),
    )
    .returning(ended)
    .executeTakeFirst();
  return row && { ...row, isHeld: found.isHeld };
}

/** One that its person stopped, of which there is no file. */
export async function findStopped(db: Executor, key: string): Promise<EndedUpload | undefined> {
  return db
    .selectFrom('upload')
    .select(ended)
    .where('key', '=', key)
    .where('used_at', 'is not', null)
    .where('expires_at', '<=', now)
    .where('kept_until', 'is', null)
    .where(isOpen)
    .executeTakeFirst();
}

/** Those whose time to go on is over: nobody goes on with them from here, but what has come of them counts for its day. */
export async function endAbandoned(db: Executor): Promise<EndedUpload[]> {
  return db
    .updateTable('upload')
    .set({ used_at: sql<Date>`coalesce(used_at, ${now})`, expires_at: now, kept_until: null })
    .where('kept_until', '<=', now)
    .where(isUnheld)
    .where(isOpen)
    .returning(ended)
    .execute();
}

/** Done, stopped, or never begun, and so long ago that nobody counts them any more. Those that may go on stay. */
export async function listEnded(db: Executor, keptMs: number, atMost: number): Promise<EndedUpload[]> {
  return db
    .selectFrom('upload')
    .select(ended)
    .where('expires_at', '<', nowPlus(-keptMs))
    .where((row) => row.or([row('kept_until', 'is', null), row('kept_until', '<=', now)]))
    .limit(atMost)
    .execute();
}

/** Nobody can come back to one that ended. */
export async function forgetUploads(db: Executor, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('upload').where('key', 'in', keys).execute();
}

/** Which of these are files, or were until lately: of the others no row tells. */
export async function listRecorded(db: Executor, keys: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('file').select('key').where('key', 'in', keys).execute();
  return rows.map(({ key }) => key);
}
