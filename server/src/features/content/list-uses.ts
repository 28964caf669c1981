// List where a material is used: what the person may see by name, the rest by number.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { findMaterial } from '../media/find-material.ts';
import { findUses } from '../media/find-uses.ts';
import { listNamed as listNamedPublications } from '../publishing/list-named.ts';
import { listNamed, namedKinds } from './store/named.ts';

type Listed = OutputOf<typeof materialEndpoints.listUses>;

/** Of each kind. */
const namedAtMost = 100;

export async function listUses(context: Context, actor: Actor, { id }: { id: string }): Promise<Listed> {
  const { db, config } = context;
  const { key } = await findMaterial(db, actor, id);
  const uses = (await findUses(db, [key])).get(key) ?? [];
  const idsOf = (kind: string) => uses.filter((use) => use.kind === kind).map((use) => use.id);
  const to = actor.signs.has(signs.seesAll) ? null : actor.departmentId;
  const told = <Row extends { at: Date }>(rows: readonly Row[]) =>
    rows.slice(0, namedAtMost).map(({ at, ...row }) => ({ ...row, time: wallClockOf(at, config.zone) }));
  const written = await Promise.all(
    namedKinds.map(async (kind) => {
      const rows = await listNamed(db, kind, { ids: idsOf(kind), departmentId: to });
      return { seen: rows.length, items: told(rows).map((row) => ({ ...row, kind })) };
    }),
  );
  const posts = await listNamedPublications(context, db, actor, idsOf('publication'));
  const seen = written.reduce((sum, one) => sum + one.seen, posts.length);
  return {
    items: [
      ...written.flatMap(({ items }) => items),
      ...told(posts).map((row) => ({ ...row, kind: 'publication' as const })),
    ],
    hidden: uses.length - seen,
    total: uses.length,
  };
}
