// The rows of files: what stands under which key, and what it was when it was sent.
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Executor } from '../../../db/client.ts';
import { storableText } from '../../../db/json-text.ts';
import { mayUse } from './grants.ts';
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
  /** Of a film or a sound, once it was read. */
  properties?: VideoProperties | null;
};
/** `uid` is the row's own id. */
export type KeptFile = FileRow & { uid: string; properties: VideoProperties | null };

/** What was sent, before a picture was drawn anew. */
export type SentAs = { sentMd5: string; sentBytes: number };
/** Of a conversion, what was sent of the film it was made from. */
type MadeFrom = { sourceMd5?: string };

/** Null when the key has its file already: a person asked twice to complete one upload. */
export async function insertFile(
  db: Executor,
  owner: Pick<UploadRow, 'ownerId' | 'departmentId'>,
  row: FileRow & SentAs & MadeFrom,
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
      source_md5: row.sourceMd5 ?? null,
      ...(row.properties ? { properties: JSON.stringify(row.properties) } : {}),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Of a row, as a file is read everywhere. */
export const file = [
  'file.id as uid',
  'file.key',
  'file.name',
  'file.mime_type as mimeType',
  'file.size_bytes as sizeBytes',
  'file.md5',
  'file.sha256',
  'file.width',
  'file.height',
  'file.properties',
] as const;

export async function findFile(db: Executor, key: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom('file')
    .select(file)
    .where('key', '=', storableText(key))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type StoredFile = Pick<FileRow, 'key' | 'name' | 'sizeBytes' | 'md5' | 'width' | 'height'> & {
  durationSeconds: number | null;
  film: VideoProperties | null;
  /** The md5 of what somebody once sent and all this came from, by whichever conversions. */
  sourceMd5: string;
};

export async function findFilesOfDepartment(
  db: Executor,
  departmentId: string,
  keys: readonly string[],
): Promise<StoredFile[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('file')
    .select(['key', 'name', 'size_bytes as sizeBytes', 'md5', 'width', 'height', 'properties'])
    .select((row) => row.fn.coalesce('source_md5', 'sent_md5').as('sourceMd5'))
    .where(mayUse(departmentId))
    .where('deleted_at', 'is', null)
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ properties, ...row }) => ({
    ...row,
    durationSeconds: properties?.durationSeconds ?? null,
    film: properties,
  }));
}

/** Only where this department may use it. */
export async function findOwnFile(
  db: Executor,
  departmentId: string,
  key: string,
): Promise<KeptFile | undefined> {
  return db
    .selectFrom('file')
    .select(file)
    .where(mayUse(departmentId))
    .where('deleted_at', 'is', null)
    .where('key', '=', storableText(key))
    .executeTakeFirst();
}

/** Of a file that came before films were read. */
export async function saveProperties(db: Executor, key: string, properties: VideoProperties): Promise<void> {
  await db
    .updateTable('file')
    .set({ properties: JSON.stringify(properties) })
    .where('key', '=', key)
    .execute();
}

/** The same bytes, sent before by anybody of the department, or brought along; the newest first. */
export async function findFilesSentAs(
  db: Executor,
  departmentId: string,
  { sentMd5, sentBytes, mimeType }: SentAs & Pick<FileRow, 'mimeType'>,
): Promise<KeptFile[]> {
  return db
    .selectFrom('file')
    .select(file)
    .where(mayUse(departmentId))
    .where('sent_md5', '=', sentMd5)
    .where('sent_bytes', '=', sentBytes)
    .where('mime_type', '=', mimeType)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();
}
