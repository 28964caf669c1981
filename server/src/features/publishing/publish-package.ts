// Publish: packages or drafts, checked against every channel they go to, then queued, all or none.
import type { z } from 'zod';
import type { PublishItem } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { describeQueued } from './describe-queued.ts';
import { queuePublications, type ContentSource } from './queue-publications.ts';
import type { Publication } from './store/rows.ts';

export async function publishPackage(
  context: Context,
  actor: Actor,
  items: readonly z.output<typeof PublishItem>[],
  from: ContentSource,
): Promise<Publication[]> {
  return context.db.transaction().execute(async (tx) => {
    const queued: Publication[] = [];
    for (const item of items) {
      const source = await from.readPackage(context, tx, actor, {
        pkGUID: item.pkGUID,
        draftId: item.id,
        revision: item.revision,
      });
      queued.push(
        ...(await queuePublications(context, tx, actor, {
          ...source,
          accountIds: item.bids,
          dueAt: await readClock(tx),
          schedule: null,
          again: item.again ?? false,
        })),
      );
    }
    await claimTurn(tx, actor, describeQueued(queued));
    return queued;
  });
}
