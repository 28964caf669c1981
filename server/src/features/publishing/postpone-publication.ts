// Postpone what stumbled over a fault of our own: it is said, the account goes on, and it is tried again later.
import { noticed } from '@herald/channels/failure.ts';
import { settledStates } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { reconcilePublication } from './reconcile-publication.ts';
import { postponeChange } from './postpone-change.ts';
import { putBackPublication } from './put-back-publication.ts';
import type { Lane } from './store/lanes.ts';
import { findPublication, movePublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

/** Only before its marker may it be put back; what may have been sent is looked for, never begun anew. */
export async function postponePublication(
  context: Context,
  lane: Lane,
  stumbled: Publication,
  error: unknown,
): Promise<void> {
  const said = error instanceof Error ? error.message : String(error);
  const publication = await findPublication(context.db, stumbled.id);
  // What ended stays as it ended: the stumble came after it was written.
  if (!publication || publication.state === 'inflight' || settledStates.has(publication.state)) return;
  if (publication.state === 'preparing') {
    if (isMissingFile(error)) return fail(context, lane, publication, said);
    const { failure } = noticed('unknown', said);
    return putBackPublication(context, lane, publication, { failure });
  }
  if (publication.state === 'editing' || publication.state === 'withdrawing')
    return postponeChange(context, lane, publication, said);
  await context.db.transaction().execute((tx) =>
    movePublication(tx, publication, lane.fence, publication.state, {
      wake_at: nowPlus(context.pace.lookEveryMs),
      reason: publication.reason,
      detail: publication.detail,
      platform_code: publication.platform_code,
      evidence: { noticed: said },
    }),
  );
}

/** A file that is not there will not be there the next time either; whatever else refuses us may pass. */
async function fail(context: Context, lane: Lane, publication: Publication, said: string): Promise<void> {
  const { failure } = noticed('content', said);
  if (await reconcilePublication(context, lane, publication, { failure })) return;
  await context.db.transaction().execute((tx) =>
    movePublication(tx, publication, lane.fence, 'failed', {
      reason: 'reason-content-broken',
      detail: '',
      evidence: { sent: false, noticed: said },
    }),
  );
}

function isMissingFile(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'not-found';
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
