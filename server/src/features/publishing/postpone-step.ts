// Postpone a harmless step that its platform goes on with: asked again soon, whatever wait it names; who waits for the post is told when that takes too long (row 7).
import type { StepKept, StepTaken } from '@herald/channels/channel.ts';
import { type Failure, noticed } from '@herald/channels/failure.ts';
import { hasGrown } from '@herald/channels/has-grown.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { applyDecision } from './apply-decision.ts';
import { decideDelay } from './decide-delay.ts';
import { decideWake } from './decide-wake.ts';
import { putBackPublication } from './put-back-publication.ts';
import { findPlatformWork } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { announceOnce } from './store/outbox.ts';
import type { Publication } from './store/rows.ts';

type Taken = Extract<StepTaken, { state: 'more' }>;

/** Asked without a rest it would be asked without end; what it names beyond would keep the post until its day is over. */
const leastMs = 1_000;
const mostMs = 5 * minuteMs;

/** `kept`: what was known of the step before; where nothing came to it the platform is at work. */
export async function postponeStep(
  context: Context,
  lane: Lane,
  publication: Publication,
  { taken, kept }: { readonly taken: Taken; readonly kept: StepKept | null },
): Promise<void> {
  const { db, pace } = context;
  const { askAgainInSeconds: seconds, handle, offset } = taken;
  const anew = beganAnew(taken, kept);
  if (anew) return putBackPublication(context, lane, publication, { failure: anew });
  const goesUp = seconds <= 0 && !(kept?.handle === handle && kept.offset === offset);
  const waitMs = Math.min(Math.max(seconds * 1_000, leastMs * pace.scale), mostMs * pace.scale);
  const decision = decideDelay(publication, { afterMs: goesUp ? 0 : waitMs }, { pace, chance: 0 });
  if (goesUp) return applyDecision(context, lane, publication, decision);
  const work = await findPlatformWork(db, publication.id);
  const forMs = work === null ? 0 : (await readClock(db)).getTime() - work.since.getTime();
  const working = {
    ...decision,
    evidence: { ...decision.evidence, still: 'word-still-processing' },
  } as const;
  await applyDecision(context, lane, publication, working, {
    patch: decideWake(working),
    // It is asked for until its time is over, and missed then.
    also: async (tx) => {
      if (work && forMs > pace.processingAtMostMs)
        await announceOnce(tx, publication.id, 'files-wait', work.seq);
    },
  });
}

/** Each beginning costs a try and rests, or it would be begun without end. Why it was is kept. */
function beganAnew(taken: Taken, kept: StepKept | null) {
  const { begunAnew } = taken;
  if (!begunAnew && hasGrown(taken, kept)) return null;
  const because: Failure = begunAnew ?? noticed('unknown', 'the step was begun anew', 'begun-anew').failure;
  // No kind of its own may spare it the try.
  return { ...because, kind: 'unknown', retryAfterSeconds: null } as const;
}
