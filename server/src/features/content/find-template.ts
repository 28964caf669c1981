// Find a template for somebody, as a draft is found: readers see their own department's, changers change only those.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findTemplate as findRow, type TemplateRow } from './store/templates.ts';

/** Any other is not there: not-found. */
export async function findTemplate(
  db: Executor,
  actor: Actor,
  { id, to }: { id: string; to: 'read' | 'change' },
): Promise<TemplateRow> {
  const template = await findRow(db, id);
  const isOwn = template?.departmentId === actor.departmentId;
  if (!template || !(isOwn || (to === 'read' && actor.signs.has(signs.seesAll))))
    throw new Refusal('not-found');
  return template;
}
