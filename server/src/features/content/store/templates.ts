// Template rows, by whose they are and by what they are called.
import type { Composition } from '@herald/contract/content.ts';
import { now, type Executor } from '../../../db/client.ts';
import { containingEach } from '../../../db/containing.ts';
import { jsonText, storableText } from '../../../db/json-text.ts';
import { isRowId } from '../../../db/row-id.ts';
import type { Listed } from './search.ts';

export type TemplateRow = {
  id: string;
  departmentId: string;
  name: string;
  content: Composition;
  owner: string;
  updatedAt: Date;
};

export type TemplateSearch = { page: number; pageSize: number; name: string };
type Whose = { ownerId: string } | { departmentId: string };

function templates(db: Executor) {
  return db
    .selectFrom('template')
    .innerJoin('person', 'person.id', 'template.owner_id')
    .select([
      'template.id',
      'template.department_id as departmentId',
      'template.name',
      'template.content',
      'person.name as owner',
      'template.updated_at as updatedAt',
    ]);
}

export async function findTemplate(db: Executor, id: string): Promise<TemplateRow | undefined> {
  if (!isRowId(id)) return undefined;
  return templates(db).where('template.id', '=', id).executeTakeFirst();
}

export async function listTemplatesOf(
  db: Executor,
  whose: Whose,
  asked: TemplateSearch,
): Promise<Listed<TemplateRow>> {
  let found =
    'ownerId' in whose
      ? templates(db).where('template.owner_id', '=', whose.ownerId)
      : templates(db).where('template.department_id', '=', whose.departmentId);
  for (const like of containingEach(asked.name)) found = found.where('template.name', 'ilike', like);
  const { total } = await found
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await found
    .orderBy('template.updated_at', 'desc')
    .orderBy('template.id', 'desc')
    .limit(asked.pageSize)
    .offset((asked.page - 1) * asked.pageSize)
    .execute();
  return { items, total };
}

export async function insertTemplate(
  db: Executor,
  row: { ownerId: string; departmentId: string; name: string; content: Composition },
): Promise<{ id: string }> {
  return db
    .insertInto('template')
    .values({
      owner_id: row.ownerId,
      department_id: row.departmentId,
      name: storableText(row.name),
      content: jsonText(row.content),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function setTemplateName(db: Executor, id: string, name: string): Promise<void> {
  await db
    .updateTable('template')
    .set({ name: storableText(name), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('template').where('id', '=', id).execute();
}
