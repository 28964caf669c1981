// List the history: what is live where, since when, and how we know, counted by how it stands.
import type { InputOf, OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import { historyTabOf, type HistoryTab } from '@herald/contract/history-tabs.ts';
import { publicationStates, type PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { chooseRange } from './choose-range.ts';
import { describePublication } from './describe-publication.ts';
import { findWhose } from './find-whose.ts';
import { countHistory, listHistory as list } from './store/history.ts';

type Endpoint = typeof publishingEndpoints.myHistory;

export async function listHistory(
  context: Context,
  actor: Actor,
  whose: 'mine' | 'department' | 'all',
  { title, channelid, pkGUID: packageId, startTime, endTime, ...asked }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { db, config } = context;
  const scope = findWhose(actor, whose);
  const range = chooseRange({ start: startTime, end: endTime, zone: config.zone });
  const filter = { title, channelid, packageId, ...range };
  const states = statesAsked(asked);
  const { page, pageSize } = asked;
  const [rows, found] = await Promise.all([
    list(db, scope, { ...filter, states, page, pageSize }),
    countHistory(db, scope, filter),
  ]);
  const count = (of: readonly PublicationState[]) => of.reduce((sum, one) => sum + (found.get(one) ?? 0), 0);
  return {
    items: rows.map((row) => describePublication(context, actor, row)),
    total: count(states ?? publicationStates),
    counts: {
      all: count(publicationStates),
      scheduled: count(statesIn('scheduled')),
      live: count(statesIn('live')),
      trouble: count(statesIn('trouble')),
      ended: count(statesIn('ended')),
    },
  };
}

function statesIn(tab: HistoryTab): PublicationState[] {
  return publicationStates.filter((state) => historyTabOf[state] === tab);
}

/** Those of the tab, or the one that is named of them. */
function statesAsked({ tab, state }: Pick<InputOf<Endpoint>, 'tab' | 'state'>) {
  const wanted = tab === undefined ? undefined : statesIn(tab);
  if (state === undefined) return wanted;
  return wanted === undefined || wanted.includes(state) ? [state] : [];
}
