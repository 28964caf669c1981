// Check once more, now: a person asks us to look at an unsettled publication.
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import type { Decision } from './apply-decision.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { describeDecision } from './describe-decision.ts';
import { findOutcome } from './find-outcome.ts';
import { holdForNewer } from './hold-for-newer.ts';
import { disproveAttempts, forgetSteps } from './store/attempts.ts';
import { readFence } from './store/lanes.ts';
import { findPublication, movePublication } from './store/publications.ts';
import type { Patch, Publication } from './store/rows.ts';
import { answerLook } from './answer-look.ts';

const looksByItself: readonly PublicationState[] = [
  'reconciling',
  'processing',
  'handed-over',
  'externally-removed',
];

export async function checkPublication(
  context: Context,
  actor: Actor,
  { id }: { id: string },
): Promise<{ state: PublicationState }> {
  const found = await findPublication(context.db, id);
  authoriseTouch(actor, found?.department_id);
  if (!found) throw new Refusal('not-found');
  if (looksByItself.includes(found.state)) return lookSooner(context, actor, found);
  if (found.state !== 'unknown') return { state: found.state };
  const askedAt = await readClock(context.db);
  const seen = await findOutcome(context, found);
  const { at, decision } = await answerLook(context, found, { seen, askedAt });
  const settled = asAsked(found, decision);
  // It goes on looking when it would have, and sooner where something is there.
  const mayCome = seen.state === 'processing' || seen.state === 'draft-gone';
  const keepsTime = settled.to === 'unknown' && !mayCome;
  return settle(context, found, settled, {
    last_look_at: at,
    looks: found.looks + 1,
    actor: actor.name,
    evidence: { ...settled.evidence, askedBy: actor.account, found: seen.state },
    ...(keepsTime ? { wake_at: found.wake_at } : {}),
  });
}

/** Settled as the machine would; but once only a person can tell, nothing is sent again before he does (row 22). */
function asAsked(found: Publication, decision: Decision): Decision {
  if (decision.to !== 'scheduled' || found.wake_at !== null) return decision;
  const { evidence, detail = found.detail } = decision;
  const platformCode = decision.detail === undefined ? found.platform_code : (decision.platformCode ?? '');
  return { to: 'unknown', reason: found.reason, wakeInMs: null, detail, platformCode, evidence };
}

async function settle(
  context: Context,
  found: Publication,
  decided: Decision,
  more: Patch,
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, found.account_id);
    const decision: Decision = (await holdForNewer(tx, found, decided)) ?? decided;
    if (decision.disproved) await disproveAttempts(tx, found.id);
    if (decision.forgetHandles) await forgetSteps(tx, found.id);
    const patch = { ...describeDecision(context, found, decision), ...more };
    const { state } = await movePublication(tx, found, fence, decision.to, patch);
    if (state === 'scheduled')
      await context.queue(tx, advancePublication, {
        accountId: found.account_id,
        channelId: found.channel_id,
      });
    return { state };
  });
}

/** The hand that looks anyway looks now: at what is gone, and may be there again, that of watch-publications.ts. */
async function lookSooner(
  context: Context,
  actor: Actor,
  found: Publication,
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, found.account_id);
    const { state, reason, account_id: accountId, channel_id: channelId } = found;
    const isWatched = state === 'externally-removed';
    await movePublication(tx, found, fence, state, {
      ...(isWatched ? { watch_at: nowPlus(0), watch_waits: false } : { wake_at: nowPlus(0) }),
      reason,
      actor: actor.name,
    });
    if (!isWatched) await context.queue(tx, advancePublication, { accountId, channelId });
    return { state };
  });
}
