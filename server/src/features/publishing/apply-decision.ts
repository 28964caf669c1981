// Apply: what was decided about a publication is written in one transaction, with the attempt it concerns.
import type { PublicationState, Reason } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { goLive } from './go-live.ts';
import { closeAttempt, disproveAttempts, forgetSteps } from './store/attempts.ts';
import { restLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';

/** Durations are milliseconds from the moment it is written, by the database's clock; null: nothing wakes it. */
export type Decision = {
  readonly to: PublicationState;
  readonly reason: Reason;
  readonly wakeInMs: number | null;
  readonly detail?: string;
  readonly tries?: number;
  readonly negativeLooks?: number;
  readonly handle?: string;
  readonly candidates?: readonly string[];
  readonly live?: { readonly externalId: string; readonly url: string };
  readonly evidence: Readonly<Record<string, unknown>>;
  /** What the attempt came to; left out where no call was made. */
  readonly outcome?: string;
  /** The handles of the harmless steps are worth nothing any more. */
  readonly forgetHandles?: boolean;
  /** Nothing stands of the calls so far. */
  readonly disproved?: boolean;
  /** The platform refused the token: it is refreshed before it is used again. */
  readonly tokenRefused?: boolean;
  /** The whole account waits. */
  readonly restMs?: number;
};

/** `also` runs in the same transaction, after the step. */
export async function applyDecision(
  context: Context,
  lane: Lane,
  publication: Publication,
  decision: Decision,
  more: { attemptId?: string; patch?: Patch; also?: (tx: Tx) => Promise<void> } = {},
): Promise<Publication> {
  if (decision.tokenRefused) await markAccountStale(context, publication.account_id);
  return context.db.transaction().execute(async (tx) => {
    if (more.attemptId && decision.outcome)
      await closeAttempt(tx, more.attemptId, decision.outcome, decision.evidence);
    if (decision.disproved) await disproveAttempts(tx, publication.id);
    if (decision.forgetHandles) await forgetSteps(tx, publication.id);
    if (decision.restMs !== undefined) await restLane(tx, publication.account_id, decision.restMs);
    const moved = await movePublication(tx, publication, lane.fence, decision.to, {
      ...patchOf(context, publication, decision),
      ...more.patch,
    });
    await more.also?.(tx);
    return moved;
  });
}

/** What is written of the publication itself. */
export function patchOf(context: Context, publication: Publication, decision: Decision): Patch {
  const { wakeInMs, tries, negativeLooks, handle, candidates, live } = decision;
  return {
    reason: decision.reason,
    detail: decision.detail ?? '',
    evidence: { ...decision.evidence },
    wake_at: wakeInMs === null ? null : nowPlus(wakeInMs),
    ...(tries === undefined ? {} : { tries }),
    ...(negativeLooks === undefined ? {} : { negative_looks: negativeLooks }),
    ...(forgetsHandle(decision) ? { handle: null } : {}),
    ...(handle === undefined ? {} : { handle }),
    ...(candidates === undefined ? {} : { candidates: [...candidates] }),
    ...(live ? goLive(context, publication, live) : {}),
  };
}

/** The name of a call that came to nothing would hide the one after it from every look. */
function forgetsHandle({ disproved, forgetHandles }: Decision): boolean {
  return disproved === true || forgetHandles === true;
}
