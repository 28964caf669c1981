// Advance: whoever gets an account's lane takes its publications forward, one irreversible call at a time.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { completeEdit } from './complete-edit.ts';
import { completeWithdrawal } from './complete-withdrawal.ts';
import { postponePublication } from './postpone-publication.ts';
import { preparePublication } from './prepare-publication.ts';
import { recoverPublication } from './recover-publication.ts';
import { settlePublication } from './settle-publication.ts';
import { startPublication } from './start-publication.ts';
import { findNext, type Next } from './store/publications.ts';
import { Overtaken, type Publication } from './store/rows.ts';
import { releaseLane, renewLane, takeLane, type Lane } from './store/lanes.ts';

/** Turns in one go; the sweep wakes an account that has more. */
const turnsAtMost = 100;

/** What is done next depends on the state alone. States that nobody advances do nothing. */
type Step = (context: Context, lane: Lane, publication: Publication, seen: Next) => Promise<void>;
const nothing: Step = async () => undefined;
const steps: Record<Publication['state'], Step> = {
  scheduled: startPublication,
  'auth-required': startPublication,
  preparing: preparePublication,
  inflight: recoverPublication,
  processing: settlePublication,
  reconciling: settlePublication,
  'handed-over': settlePublication,
  withdrawing: completeWithdrawal,
  editing: completeEdit,
  'edit-failed': nothing,
  published: nothing,
  failed: nothing,
  cancelled: nothing,
  missed: nothing,
  unknown: settlePublication,
  withdrawn: nothing,
  'externally-removed': nothing,
};

export const advancePublication = defineJob({
  name: 'advance-publication',
  // Wake-ups that an earlier Herald had queued name no channel.
  input: z.object({ accountId: z.uuid(), channelId: z.number().optional() }),
  key: ({ accountId }) => accountId,
  group: ({ channelId }) => String(channelId ?? ''),
  run: async (context, { accountId }, going = () => true) => {
    const mayGoOn = () => going() && context.host.clockIsRight;
    if (!mayGoOn()) return;
    await context.reach('F01');
    const lane = await takeLane(
      context.db,
      accountId,
      `${process.pid}-${randomUUID()}`,
      context.pace.leaseMs,
    );
    if (!lane) return;
    await context.reach('F02');
    const held = keepLane(context, lane);
    try {
      for (let turn = 0; turn < turnsAtMost && held.still() && mayGoOn(); turn += 1) {
        const next = await findNext(context.db, accountId);
        if (!next) break;
        await take(context, lane, next);
      }
    } catch (error) {
      if (!wasOvertaken(error)) throw error;
      context.log.warn({ accountId, err: error }, 'another worker has this lane now');
    } finally {
      held.stop();
      await releaseLane(context.db, lane);
    }
  },
});

/** One turn. A fault of our own holds up this publication, never the account (publishing.md I10). */
async function take(context: Context, lane: Lane, seen: Next): Promise<void> {
  const { publication } = seen;
  try {
    await steps[publication.state](context, lane, publication, seen);
  } catch (error) {
    if (wasOvertaken(error)) throw error;
    const { id, state } = publication;
    context.log.error({ publicationId: id, state, err: error }, 'a publication stumbled');
    await postponePublication(context, lane, publication, error);
  }
}

/** Renews the lease while we work; once it is lost every write is refused by the trigger, and no new turn begins. */
function keepLane(context: Context, lane: Lane): { still(): boolean; stop(): void } {
  let ours = true;
  const timer = setInterval(() => {
    renewLane(context.db, lane, context.pace.leaseMs)
      .then((renewed) => {
        ours = ours && renewed;
      })
      .catch((error: unknown) => context.log.warn({ err: error }, 'the lease was not renewed'));
  }, context.pace.renewMs);
  return { still: () => ours, stop: () => clearInterval(timer) };
}

/** The fence is no longer ours; or a person began something on this account since we looked. */
const staleFence = 'HER01';
const outstandingTaken = 'one_outstanding_mutation';

function wasOvertaken(error: unknown): boolean {
  if (error instanceof Overtaken) return true;
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === staleFence) ||
    ('constraint' in error && error.constraint === outstandingTaken)
  );
}
