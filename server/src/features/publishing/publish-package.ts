// Publish: packages or drafts, checked against every channel they go to, then queued, all or none.
import type { z } from 'zod';
import type { PublishItem } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { describeQueued } from './describe-queued.ts';
import { queuePublications, type ContentSource, type ToQueue } from './queue-publications.ts';
import { refuseSamePackages } from './refuse-same-packages.ts';
import { readFences } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

type Wanted = Omit<ToQueue, 'dueAt' | 'schedule' | 'inCall'>;

export async function publishPackage(
  context: Context,
  actor: Actor,
  items: readonly z.output<typeof PublishItem>[],
  from: ContentSource,
): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    await from.holdDrafts(
      tx,
      actor,
      items.map(({ pkGUID, id: draftId }) => ({ pkGUID, draftId })),
    );
    const sources: Wanted[] = [];
    for (const item of items) {
      const { pkGUID, id: draftId, revision, draftrevision: draftRevision, again, twins } = item;
      const source = await from.readPackage(context, tx, actor, {
        pkGUID,
        draftId,
        revision,
        draftRevision,
      });
      sources.push({ ...source, accountIds: item.bids, confirmed: { again, twins } });
    }
    const own = await findUsableAccounts(
      context,
      tx,
      actor,
      sources.flatMap(({ accountIds }) => accountIds),
    );
    refuseSamePackages(sources, own);
    // Those of all items before the first of them is queued, and the drafts before the lanes, as whoever schedules takes them.
    await readFences(
      tx,
      own.map(({ id }) => id),
    );
    const queued: Publication[] = [];
    const before = new Map<string, number>();
    for (const [place, source] of sources.entries()) {
      const dueAt = await readClock(tx);
      const inCall = { item: place + 1, before };
      const asked = { ...source, dueAt, schedule: null, inCall };
      const made = await queuePublications(context, tx, actor, asked);
      for (const { id } of made) before.set(id, inCall.item);
      queued.push(...made);
    }
    await claimTurn(tx, actor, describeQueued(queued));
    return queued;
  });
}
