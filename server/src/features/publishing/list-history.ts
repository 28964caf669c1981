// List the history: what is live where, since when, and how we know.
import { signs } from '@herald/contract/permissions.ts';
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describePublication } from './describe-publication.ts';
import { listHistory as list, type HistoryScope } from './store/history.ts';

type Endpoint = typeof publishingEndpoints.myHistory;

export async function listHistory(
  context: Context,
  actor: Actor,
  whose: 'mine' | 'department' | 'all',
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  if (whose === 'all' && !actor.signs.has(signs.seesAll)) throw new Refusal('forbidden');
  const scopes: Record<typeof whose, HistoryScope> = {
    mine: { requestedBy: actor.personId },
    department: { departmentId: actor.departmentId },
    all: 'all',
  };
  const { items, total } = await list(context.db, scopes[whose], {
    ...asked,
    state: asked.state,
    channelid: asked.channelid,
  });
  return { items: items.map((row) => describePublication(context, actor, row)), total };
}
