// Rename a template of the own department.
import type { Actor, Context } from '../../context.ts';
import { findTemplate } from './find-template.ts';
import { setTemplateName } from './store/templates.ts';

export async function renameTemplate(
  { db }: Context,
  actor: Actor,
  { id, name }: { id: string; name: string },
): Promise<Record<string, never>> {
  await findTemplate(db, actor, { id, to: 'change' });
  await setTemplateName(db, id, name);
  return {};
}
