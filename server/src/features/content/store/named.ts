// Drafts, packages and templates by name, for whoever is told what names something of theirs.
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../../db/client.ts';
import { deleted } from './drafts.ts';

export const namedKinds = ['draft', 'package', 'template'] as const;
export type NamedKind = (typeof namedKinds)[number];

const standing: Record<NamedKind, RawBuilder<unknown>> = {
  draft: sql`select id, title, department_id, updated_at from draft where status <> ${deleted}`,
  package: sql`select id, title, department_id, updated_at from package where deleted_at is null`,
  template: sql`select id, name as title, department_id, updated_at from template`,
};

/** Of these, those of this department, or of every one where none is given; the latest first. */
export async function listNamed(
  db: Executor,
  kind: NamedKind,
  { ids, departmentId }: { ids: readonly string[]; departmentId: string | null },
): Promise<{ id: string; title: string; at: Date }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string; at: Date }>`
    select id, title, updated_at as at from (${standing[kind]}) as one
    where id = any (${[...ids]}::uuid[]) and (${departmentId}::uuid is null or department_id = ${departmentId}::uuid)
    order by updated_at desc, id`.execute(db);
  return rows;
}
