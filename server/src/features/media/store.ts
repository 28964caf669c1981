// The rows of uploads and files: who may send what under which key, and what stands there now.
import type { VideoProperties } from '@herald/contract/video.ts';
import { now, nowPlus, type Executor } from '../../db/client.ts';
import { storableText } from '../../db/json-text.ts';

export type UploadRow = {
  key: string;
  ownerId: string;
  departmentId: string;
  name: string;
  ending: string;
  sizeBytes: number;
};

const upload = [
  'key',
  'owner_id as ownerId',
  'department_id as departmentId',
  'name',
  'ending',
  'size_bytes as sizeBytes',
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
      expires_at: nowPlus(livesMs),
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** Used up before a byte is written, so that of two senders one writes; undefined when used or too old. */
export async function takeUpload(db: Executor, key: string): Promise<UploadRow | undefined> {
  return db
    .updateTable('upload')
    .set({ used_at: now })
    .where('key', '=', key)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(upload)
    .executeTakeFirst();
}

/** Nothing was kept of it: it may be sent again while it lives. */
export async function giveBackUpload(db: Executor, key: string): Promise<void> {
  await db.updateTable('upload').set({ used_at: null }).where('key', '=', key).execute();
}

export type FileRow = {
  key: string;
  name: string;
  mimeType: string;
  sizeBytes: number;
  md5: string;
  sha256: string;
  width: number | null;
  height: number | null;
  /** Of a film or a sound, once it was probed. */
  properties?: VideoProperties | null;
};

export async function insertFile(
  db: Executor,
  owner: Pick<UploadRow, 'ownerId' | 'departmentId'>,
  row: FileRow,
): Promise<string> {
  const { id } = await db
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
      ...(row.properties ? { properties: JSON.stringify(row.properties) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findFile(db: Executor, key: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('file')
    .select([
      'key',
      'name',
      'mime_type as mimeType',
      'size_bytes as sizeBytes',
      'md5',
      'sha256',
      'width',
      'height',
      'properties',
    ])
    .where('key', '=', storableText(key))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type StoredFile = Pick<FileRow, 'key' | 'name' | 'sizeBytes' | 'md5' | 'width' | 'height'> & {
  durationSeconds: number | null;
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
    .where('department_id', '=', departmentId)
    .where('deleted_at', 'is', null)
    .where('key', 'in', keys)
    .execute();
  return rows.map(({ properties, ...row }) => ({
    ...row,
    durationSeconds: properties?.durationSeconds ?? null,
  }));
}

/** A file that came before films were probed. */
export async function saveProperties(db: Executor, key: string, properties: VideoProperties): Promise<void> {
  await db
    .updateTable('file')
    .set({ properties: JSON.stringify(properties) })
    .where('key', '=', key)
    .execute();
}

/** Of what may be asked of it by somebody of its department: a file, its content and what is in it. */
export async function findFilm(db: Executor, departmentId: string, key: string) {
  return db
    .selectFrom('file')
    .select([
      'id',
      'key',
      'name',
      'size_bytes as sizeBytes',
      'md5',
      'mime_type as mimeType',
      'sha256',
      'width',
      'height',
      'properties',
    ])
    .where('department_id', '=', departmentId)
    .where('deleted_at', 'is', null)
    .where('key', '=', key)
    .executeTakeFirst();
}
export type FilmRow = NonNullable<Awaited<ReturnType<typeof findFilm>>>;
