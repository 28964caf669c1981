// List where a material is used: what the person may see by name, the rest by number.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { materialEndpoints } from '@herald/contract/endpoints/materials.ts';
import { signs } from '@herald/contract/permissions.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Actor, Context } from '../../context.ts';
import { findMaterial } from '../media/find-material.ts';
import { findUses } from '../media/find-uses.ts';
import { listNamed as listNamedPublications } from '../publishing/list-named.ts';
import { listNamedDrafts } from './store/drafts.ts';
import { listNamedPackages } from './store/packages.ts';
import { listNamedTemplates } from './store/templates.ts';

type Listed = OutputOf<typeof materialEndpoints.listUses>;

/** Of each kind. */
const namedAtMost = 100;

export async function listUses(context: Context, actor: Actor, { id }: { id: string }): Promise<Listed> {
  const { db, config } = context;
  const { key } = await findMaterial(db, actor, id);
  const uses = (await findUses(db, [key])).get(key) ?? [];
  const idsOf = (kind: string) => uses.filter((use) => use.kind === kind).map((use) => use.id);
  const to = actor.signs.has(signs.seesAll) ? null : actor.departmentId;
  const [drafts, packages, templates, publications] = await Promise.all([
    listNamedDrafts(db, idsOf('draft'), to),
    listNamedPackages(db, idsOf('package'), to),
    listNamedTemplates(db, idsOf('template'), to),
    listNamedPublications(context, db, actor, idsOf('publication')),
  ]);
  const named = <Row extends { at: Date }>(rows: readonly Row[]) =>
    rows.slice(0, namedAtMost).map(({ at, ...row }) => ({ ...row, time: wallClockOf(at, config.zone) }));
  const seen = drafts.length + packages.length + templates.length + publications.length;
  return {
    items: [
      ...named(drafts).map((row) => ({ ...row, kind: 'draft' as const })),
      ...named(packages).map((row) => ({ ...row, kind: 'package' as const })),
      ...named(templates).map((row) => ({ ...row, kind: 'template' as const })),
      ...named(publications).map((row) => ({ ...row, kind: 'publication' as const })),
    ],
    hidden: uses.length - seen,
    total: uses.length,
  };
}
