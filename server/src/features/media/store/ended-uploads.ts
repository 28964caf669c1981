// Uploads that ended without a file, or long ago: whose bytes nobody came back for, and whose rows nobody counts any more.
import { sql } from 'kysely';
import { now, nowPlus, type Executor } from '../../../db/client.ts';
import { isOpen } from './chunks.ts';
import { isUnheld } from './held-uploads.ts';

export type EndedUpload = { readonly key: string; readonly cameInChunks: boolean };

const ended = ['key', sql<boolean>`received_bytes is not null`.as('cameInChunks')] as const;

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
