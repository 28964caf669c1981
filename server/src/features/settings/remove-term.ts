// Remove a category, a special topic or a class: it is offered no more, and what is filed under it keeps its name (C-70).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { countFiled } from '../content/count-filed.ts';
import { changeTerms } from './change-terms.ts';
import { deleteTerm, type Shelf } from './store/terms.ts';

/** Errors: not-found, term-fixed, and term-in-use unless what is `used` may go as well. */
export async function removeTerm(
  context: Context,
  actor: Actor,
  { id, used, ...asked }: Shelf & { id: string; used: 'refuse' | 'remove' },
): Promise<Record<string, never>> {
  await changeTerms(context, actor, asked, async (tx, { shelf, isFixed, terms }) => {
    if (isFixed(id)) throw new Refusal('term-fixed', { name: id });
    if (!terms.some((term) => term.id === id)) throw new Refusal('not-found');
    const count = used === 'refuse' ? ((await countFiled(tx, shelf)).get(id) ?? 0) : 0;
    if (count > 0) throw new Refusal('term-in-use', { name: id, count });
    await deleteTerm(tx, shelf, id);
    return { how: 'remove', subjectId: id, subject: id, before: { name: id }, after: null };
  });
  return {};
}
