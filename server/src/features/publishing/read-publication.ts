// Read one publication with everything that happened to it.
import type { OutputOf } from '@herald/contract/endpoint.ts';
import type { publishingEndpoints } from '@herald/contract/endpoints/publishing.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describeEvidence } from './describe-evidence.ts';
import { describeModification } from './describe-modification.ts';
import { describePublication } from './describe-publication.ts';
import { describeWords } from './describe-words.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import { findCancelWish } from './store/cancellations.ts';
import { findHistory, listEvents } from './store/history.ts';
import { listModifications } from './store/modifications.ts';
import { listMoves } from './store/moves.ts';

/** R-API-063: a post that is gone, or never was, answers 105019. */
export async function readPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<OutputOf<typeof publishingEndpoints.historyDetail>> {
  const row = await findHistory(context.db, findScope(actor), id);
  if (!row) throw new Refusal('post-gone');
  const wish = await findCancelWish(context.db, row.id);
  return {
    time: row.published_at?.toISOString() ?? null,
    item: describePublication(context, actor, row),
    events: (await listEvents(context.db, id)).map((event) => ({
      ...event,
      evidence: describeEvidence(
        actor.language,
        findChannel(context, row.channel_id),
        event.evidence,
        event.toState,
      ),
    })),
    moves: await listMoves(context.db, row),
    checks: {
      lastAt: row.last_look_at?.toISOString() ?? null,
      count: row.looks,
      words: describeWords(row.live_post ?? row.post, findChannel(context, row.channel_id).rules),
      compared: comparedIn(row.evidence),
      candidates: row.candidates,
    },
    wish: wish && { by: wish.name, isOwn: wish.personId === actor.personId, at: wish.at.toISOString() },
    modifications: (await listModifications(context.db, row.id)).map((one) =>
      describeModification(one, findChannel(context, row.channel_id).rules),
    ),
  };
}

/** How many posts of the account the last look held against ours, where it could look. */
function comparedIn({ looked }: Record<string, unknown>): number | null {
  return typeof looked === 'number' ? looked : null;
}
