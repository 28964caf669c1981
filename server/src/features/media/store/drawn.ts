// The rows of pictures that were drawn here: of which file each is, and how it was made.
import type { PictureArea } from '@herald/contract/picture-area.ts';
import { nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { findFile, type KeptFile } from './files.ts';

/** `recipe` says what was asked, in one text; the same of the same bytes is drawn once. */
export type Drawing = {
  readonly source: Pick<KeptFile, 'key' | 'sha256'>;
  readonly recipe: string;
  readonly atMs?: number;
  readonly area?: PictureArea;
};

export async function insertDrawn(
  tx: Tx,
  departmentId: string,
  fileKey: string,
  { source, recipe, atMs, area }: Drawing,
): Promise<void> {
  await tx
    .insertInto('drawn_picture')
    .values({
      file_key: fileKey,
      department_id: departmentId,
      source_key: source.key,
      source_sha256: source.sha256,
      recipe,
      at_ms: atMs ?? null,
      area: area ? JSON.stringify(area) : null,
    })
    .execute();
}

/** Drawn in the last `withinMs`; two who asked at once may both have drawn it: the newest. */
export async function findDrawnFile(
  db: Executor,
  departmentId: string,
  { source, recipe }: Pick<Drawing, 'source' | 'recipe'>,
  withinMs: number,
): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('drawn_picture')
    .innerJoin('file', 'file.key', 'drawn_picture.file_key')
    .select('file.key')
    .where('drawn_picture.department_id', '=', departmentId)
    .where('source_sha256', '=', source.sha256)
    .where('recipe', '=', recipe)
    .where('file.deleted_at', 'is', null)
    .where('file.created_at', '>', nowPlus(-withinMs))
    .orderBy('drawn_picture.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && findFile(db, row.key);
}

export type Origin = {
  readonly source: KeptFile;
  readonly atMs: number | null;
  readonly area: PictureArea | null;
};

/** Undefined of what was not drawn here, or whose source is gone. */
export async function findOrigin(db: Executor, fileKey: string): Promise<Origin | undefined> {
  const row = await db
    .selectFrom('drawn_picture')
    .select(['source_key', 'at_ms', 'area'])
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  const source = row && (await findFile(db, row.source_key));
  return source && { source, atMs: row.at_ms, area: row.area };
}
