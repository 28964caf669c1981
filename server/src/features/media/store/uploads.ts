// The rows of uploads: who may send what under which key, until when, and how far it has come.
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

export async function insertUpload(db: Executor, row: UploadRow, livesMs: number): Promise<Date> {
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
