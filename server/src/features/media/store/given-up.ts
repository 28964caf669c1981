// Files nobody keeps and nothing names: given up first, and their bytes thereafter, so that a death in between loses nothing.
import { sql } from 'kysely';
import { now, nowPlus, type Executor, type Tx } from '../../../db/client.ts';
import { isOfItsDepartment } from './grants.ts';

/** What a conversion is made from or made into while it goes on, or while its source is there. */
const isOfConversion = sql<boolean>`(exists (
  select from conversion
  where conversion.file_key = file.key and conversion.state in ('Submitted', 'Transcoding')
) or exists (
  select from conversion join file as source
    on source.sha256 = conversion.sha256 and ${isOfItsDepartment('source')}
  where conversion.result_key = file.key and source.key <> file.key and source.deleted_at is null
))`;
/** The frame or the part of which a cover was cut, or made lighter: as long as that is there, so that its cut can be changed. */
const isOfCover = sql<boolean>`(exists (
  select from drawn_picture where drawn_picture.file_key = file.key
) and exists (
  select from drawn_picture join file as cover on cover.key = drawn_picture.file_key
  where drawn_picture.source_key = file.key and cover.deleted_at is null
))`;
const isUsed = sql<boolean>`exists (
  select from file_use where file_use.file_key = file.key and (until is null or until > ${now})
)`;

/** Nobody has kept them, nor deleted them within `keptMs`; those in the middle of being uploaded are younger than that. */
export async function listForsaken(db: Executor, keptMs: number, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('file.key')
    .where('file.deleted_at', 'is', null)
    .where('file.created_at', '<', nowPlus(-keptMs))
    .where(
      sql<boolean>`not exists (
        select from material where material.file_key = file.key
          and (material.deleted_at is null or material.deleted_at > ${nowPlus(-keptMs)}))`,
    )
    .where(sql<boolean>`not ${isUsed} and not ${isOfConversion} and not ${isOfCover}`)
    .limit(atMost)
    .execute();
  return rows.map(({ key }) => key);
}

/** Looked at once more with its row held: whoever takes it into a library, a draft or a post meanwhile is seen, or waits. */
export async function giveUpFile(tx: Tx, key: string, keptMs: number): Promise<void> {
  await tx.selectFrom('file').select('key').where('key', '=', key).forUpdate().execute();
  await tx
    .deleteFrom('material')
    .where('file_key', '=', key)
    .where('deleted_at', '<=', nowPlus(-keptMs))
    .execute();
  await tx
    .updateTable('file')
    .set({ deleted_at: now })
    .where('key', '=', key)
    .where(sql<boolean>`not exists (select from material where material.file_key = file.key)`)
    .where(sql<boolean>`not ${isUsed} and not ${isOfConversion} and not ${isOfCover}`)
    .execute();
}

export async function listGivenUp(db: Executor, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('key')
    .where('deleted_at', 'is not', null)
    .where('bytes_gone_at', 'is', null)
    .limit(atMost)
    .execute();
  return rows.map(({ key }) => key);
}

export async function saveBytesGone(db: Executor, key: string): Promise<void> {
  await db.updateTable('file').set({ bytes_gone_at: now }).where('key', '=', key).execute();
}
