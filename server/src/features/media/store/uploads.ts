// The rows of uploads: who may send what under which key, until when, and how far it has come.
import { sql } from 'kysely';
import { nowPlus, type Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';

export type UploadRow = {
  key: string;
  ownerId: string;
  departmentId: string;
  name: string;
  ending: string;
  sizeBytes: number;
  /** Of the whole file; null where the sender did not say. */
  md5: string | null;
};

/** `sessionId`: of who signs for it; with it, it ends. */
export type BegunUpload = UploadRow & { readonly sessionId: string };

/** Of a row, as an upload is read everywhere. */
export const uploadColumns = [
  'key',
  'owner_id as ownerId',
  'department_id as departmentId',
  'name',
  'ending',
  'size_bytes as sizeBytes',
  'md5',
] as const;

/** Of an upload that is being made a file nobody was heard of for so long: he has died. */
export const holdLeaseMs = 10_000;
export const isUnheld = sql<boolean>`(used_at is null or used_at <= ${nowPlus(-holdLeaseMs)})`;

export async function insertUpload(db: Executor, row: BegunUpload, livesMs: number): Promise<Date> {
  const { expires_at } = await db
    .insertInto('upload')
    .values({
      key: row.key,
      owner_id: row.ownerId,
      department_id: row.departmentId,
      name: storableText(row.name),
      ending: row.ending,
      size_bytes: row.sizeBytes,
      md5: row.md5,
      session_id: row.sessionId,
      expires_at: nowPlus(livesMs),
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Of an upload that held more than a film: the file it became has another key. */
export async function saveKeptAs(db: Executor, key: string, fileKey: string): Promise<void> {
  await db.updateTable('upload').set({ kept_as: fileKey }).where('key', '=', key).execute();
}
