// Move what content is filed under into another order: the one in which it is offered.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { filingEndpoints } from '@herald/contract/endpoints/filing.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { changeTerms } from './change-terms.ts';
import { setOrder } from './store/terms.ts';

/** Errors: changed-elsewhere where the ids are not those there are, term-fixed for a platform's own. */
export async function moveTerms(
  context: Context,
  actor: Actor,
  asked: InputOf<typeof filingEndpoints.orderTerms>,
): Promise<Record<string, never>> {
  const { kind, ids } = asked;
  await changeTerms(context, actor, asked, async (tx, { shelf, platform, terms }) => {
    if (platform) throw new Refusal('term-fixed', { name: platform.map(({ value }) => value).join(', ') });
    const had = terms.map((term) => term.id);
    const isSame = ids.length === had.length && had.every((id) => ids.includes(id));
    if (!isSame) throw new Refusal('changed-elsewhere');
    if (had.every((id, place) => id === ids[place])) return null;
    await setOrder(tx, shelf, ids);
    return {
      how: 'change',
      subjectId: 'order',
      subject: kind,
      before: { order: had },
      after: { order: ids },
    };
  });
  return {};
}
