// The rows of files: what stands under which key, and what it was when it was sent.
import type { Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';
import type { UploadRow } from './uploads.ts';

export type FileRow = {
  key: string;
  name: string;
  mimeType: string;
  sizeBytes: number;
  md5: string;
  sha256: string;
  width: number | null;
  height: number | null;
};

/** What was sent, before a picture was drawn anew. */
export type SentAs = { sentMd5: string; sentBytes: number };

/** Null when the key has its file already: a person asked twice to complete one upload. */
export async function insertFile(
  db: Executor,
  owner: UploadRow,
  row: FileRow & SentAs,
): Promise<string | null> {
  const inserted = await db
    .insertInto('file')
    .values({
      key: row.key,
      owner_id: owner.ownerId,
      department_id: owner.departmentId,
      name: row.name,
      mime_type: row.mimeType,
      size_bytes: row.sizeBytes,
      md5: row.md5,
      sha256: row.sha256,
      width: row.width,
      height: row.height,
      sent_md5: row.sentMd5,
      sent_bytes: row.sentBytes,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

const file = [
  'key',
  'name',
  'mime_type as mimeType',
  'size_bytes as sizeBytes',
  'md5',
  'sha256',
  'width',
  'height',
] as const;

export async function findFile(db: Executor, key: string): Promise<(FileRow & { uid: string }) | undefined> {
  return db
    .selectFrom('file')
    .select(file)
    .select('id as uid')
    .where('key', '=', storableText(key))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type StoredFile = Pick<FileRow, 'key' | 'name' | 'sizeBytes' | 'md5' | 'width' | 'height'>;

export async function findFilesOfDepartment(
  db: Executor,
  departmentId: string,
  keys: readonly string[],
): Promise<StoredFile[]> {
  if (keys.length === 0) return [];
  return db
    .selectFrom('file')
    .select(['key', 'name', 'size_bytes as sizeBytes', 'md5', 'width', 'height'])
    .where('department_id', '=', departmentId)
    .where('deleted_at', 'is', null)
    .where('key', 'in', keys)
    .execute();
}

/** The same bytes, sent before by anybody of the department; the newest first. */
export async function findFilesSentAs(
  db: Executor,
  departmentId: string,
  { sentMd5, sentBytes, mimeType }: SentAs & Pick<FileRow, 'mimeType'>,
): Promise<(FileRow & { uid: string })[]> {
  return db
    .selectFrom('file')
    .select(file)
    .select('id as uid')
    .where('department_id', '=', departmentId)
    .where('sent_md5', '=', sentMd5)
    .where('sent_bytes', '=', sentBytes)
    .where('mime_type', '=', mimeType)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
}
