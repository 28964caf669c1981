// Remove a template of the own department, for good: it was never sent anywhere, and what was begun with it stays.
import type { Actor, Context } from '../../context.ts';
import { findTemplate } from './find-template.ts';
import { deleteTemplate } from './store/templates.ts';

export async function removeTemplate(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  await findTemplate(db, actor, { id, to: 'change' });
  await deleteTemplate(db, id);
  return {};
}
