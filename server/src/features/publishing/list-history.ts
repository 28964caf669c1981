// List the history: what is live where, since when, and how we know.
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Actor, Context } from '../../context.ts';
import { describePublication } from './describe-publication.ts';
import { findWhose } from './find-whose.ts';
import { listHistory as list } from './store/history.ts';

type Endpoint = typeof publishingEndpoints.myHistory;

export async function listHistory(
  context: Context,
  actor: Actor,
  whose: 'mine' | 'department' | 'all',
  asked: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { items, total } = await list(context.db, findWhose(actor, whose), {
    ...asked,
    state: asked.state,
    channelid: asked.channelid,
    packageId: asked.pkGUID,
  });
  return { items: items.map((row) => describePublication(context, actor, row)), total };
}
