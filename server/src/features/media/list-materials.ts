// List the materials of the one who asks: of one type or every one, found by their words, kept or deleted.
import { mediaTypes } from '@herald/contract/content.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import { materialKeptMs } from '@herald/contract/materials.ts';
import type { Actor, Context } from '../../context.ts';
import { describeMaterial } from './describe-material.ts';
import { findUses } from './find-uses.ts';
import { listMaterialsOf } from './store/materials.ts';

type Endpoint = typeof materialEndpoints.listMaterials;

const families: Readonly<Record<number, string>> = {
  0: '',
  [mediaTypes.video]: 'video/',
  [mediaTypes.audio]: 'audio/',
  [mediaTypes.image]: 'image/',
};

/** A text or a link is no file, so there is none of that type. */
export async function listMaterials(
  { db, config }: Context,
  actor: Actor,
  { page, pageSize, type, title, deleted: isDeleted }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const family = families[type];
  if (family === undefined) return { items: [], total: 0 };
  const search = { page, pageSize, family, words: title.trim(), isDeleted, keptMs: materialKeptMs };
  const { items, total } = await listMaterialsOf(db, actor, search);
  const uses = await findUses(
    db,
    items.map(({ key }) => key),
  );
  return {
    total,
    items: items.map((row) => describeMaterial(row, uses.get(row.key)?.length ?? 0, config.zone)),
  };
}
