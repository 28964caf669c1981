// Save a template: what a draft says, without which row it is, where it is live and when it is sent.
import { compositionOfDraft } from '@herald/contract/content.ts';
import type { templateEndpoints } from '@herald/contract/endpoints/templates.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { Actor, Context } from '../../context.ts';
import { limitFormatting } from './limit-formatting.ts';
import { refuseOldFormat } from './refuse-old-format.ts';
import { insertTemplate } from './store/templates.ts';

/** Errors: content-refused, for what the old product made and nobody can read. */
export async function saveTemplate(
  { db }: Context,
  { personId: ownerId, departmentId }: Actor,
  { name, draft }: InputOf<typeof templateEndpoints.saveTemplate>,
): Promise<{ id: string }> {
  const said = limitFormatting(compositionOfDraft(draft));
  refuseOldFormat({ content: said });
  const { scheduleTime: _at, scheduleids: _ids, updateStatus: _standing, ...content } = said;
  return insertTemplate(db, { ownerId, departmentId, name, content });
}
