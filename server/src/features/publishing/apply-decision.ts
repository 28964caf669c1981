// Apply: what was decided about a publication is written in one transaction, with the attempt it concerns.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { isTransient } from '../../db/transient.ts';
import type { KeptToken } from '../accounts/load-account.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { describeDecision, type Described } from './describe-decision.ts';
import { holdForNewer } from './hold-for-newer.ts';
import { disproveAttempts, forgetSteps } from './store/attempts.ts';
import { endCall } from './store/calls.ts';
import { wakeUnwanted } from './store/wakes.ts';
import { restLane, type Lane } from './store/lanes.ts';
import { movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';

/** Durations are milliseconds from the moment it is written, by the database's clock. */
export type Decision = Described & {
  readonly to: PublicationState;
  /** What the attempt came to; left out where no call was made. */
  readonly outcome?: string;
  /** The platform refused the token: it is refreshed before it is used again. */
  readonly tokenRefused?: boolean;
  /** The whole account waits. */
  readonly restMs?: number;
};

/** `token`: with which the platform was asked. `also` runs in the same transaction, after the step. */
export async function applyDecision(
  context: Context,
  lane: Lane,
  publication: Publication,
  decided: Decision,
  more: { attemptId?: string; token?: KeptToken; patch?: Patch; also?: (tx: Tx) => Promise<void> } = {},
): Promise<void> {
  if (decided.tokenRefused && more.token) await markAccountStale(context, publication.account_id, more.token);
  const write = async (tx: Tx) => {
    const decision: Decision = (await holdForNewer(tx, publication, decided)) ?? decided;
    if (decision.disproved) await disproveAttempts(tx, publication.id);
    if (decision.forgetHandles) await forgetSteps(tx, publication.id);
    if (decision.restMs !== undefined) await restLane(tx, publication.account_id, decision.restMs);
    const patch = { ...describeDecision(context, publication, decision), ...more.patch };
    const { attemptId } = more;
    await (attemptId && decision.outcome
      ? endCall(tx, publication, lane.fence, decision.to, { patch, attemptId, outcome: decision.outcome })
      : movePublication(tx, publication, lane.fence, decision.to, patch));
    // Asked for while it was under way: it does not wait for the time it would have been sent.
    if (decision.to === 'scheduled') await wakeUnwanted(tx, publication.id);
    await more.also?.(tx);
  };
  const apply = () => context.db.transaction().execute(write);
  // What the platform said is not forgotten because the tables were migrated meanwhile, or somebody wrote the same rows the other way round.
  return apply().catch((error: unknown) => {
    if (!isTransient(error)) throw error;
    return apply();
  });
}
