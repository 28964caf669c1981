// Create a category, a special topic or a class: offered last from now on.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { filingEndpoints } from '@herald/contract/endpoints/filing.ts';
import type { Actor, Context } from '../../context.ts';
import { storableText } from '../../db/json-text.ts';
import { Refusal } from '../../refusal.ts';
import { changeTerms } from './change-terms.ts';
import { insertTerm } from './store/terms.ts';

/** Errors: name-taken, term-fixed for a channel whose platform has its own classes. */
export async function createTerm(
  context: Context,
  actor: Actor,
  asked: InputOf<typeof filingEndpoints.createTerm>,
): Promise<{ id: string }> {
  const name = storableText(asked.name);
  await changeTerms(context, actor, asked, async (tx, { shelf, platform, terms }) => {
    if (platform) throw new Refusal('term-fixed', { name });
    if (terms.some(({ id }) => id === name)) throw new Refusal('name-taken', { name });
    await insertTerm(tx, shelf, name);
    return { how: 'create', subjectId: name, subject: name, before: null, after: { name } };
  });
  return { id: name };
}
