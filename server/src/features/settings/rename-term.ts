// Rename a category, a special topic or a class; what was filed before keeps the old name.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { filingEndpoints } from '@herald/contract/endpoints/filing.ts';
import type { Actor, Context } from '../../context.ts';
import { storableText } from '../../db/json-text.ts';
import { Refusal } from '../../refusal.ts';
import { changeTerms } from './change-terms.ts';
import { updateTerm } from './store/terms.ts';

/** Errors: not-found, name-taken, term-fixed. */
export async function renameTerm(
  context: Context,
  actor: Actor,
  asked: InputOf<typeof filingEndpoints.renameTerm>,
): Promise<{ id: string }> {
  const { id } = asked;
  const name = storableText(asked.name);
  await changeTerms(context, actor, asked, async (tx, { shelf, isFixed, terms }) => {
    if (isFixed(id)) throw new Refusal('term-fixed', { name: id });
    if (!terms.some((term) => term.id === id)) throw new Refusal('not-found');
    if (name === id) return null;
    if (terms.some((term) => term.id === name)) throw new Refusal('name-taken', { name });
    await updateTerm(tx, shelf, { id, name });
    return { how: 'change', subjectId: name, subject: name, before: { name: id }, after: { name } };
  });
  return { id: name };
}
