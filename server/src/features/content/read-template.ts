// Read a template, as a draft that nobody has saved.
import { draftOfComposition, type DraftOut } from '@herald/contract/content.ts';
import type { z } from 'zod';
import type { Actor, Context } from '../../context.ts';
import { findTemplate } from './find-template.ts';

export async function readTemplate(
  { db }: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ name: string; draft: z.input<typeof DraftOut> }> {
  const { name, content } = await findTemplate(db, actor, { id, to: 'read' });
  return { name, draft: draftOfComposition(content) };
}
