// Answer who denies that it is live: his word is taken after one more look, so that a post that is there is never sent again (row 24).
import type { Code } from '@herald/contract/codes.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { dayMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { now } from '../../db/client.ts';
import { PlatformRefusal } from '../../platform-refusal.ts';
import { Refusal } from '../../refusal.ts';
import { describeFound } from './describe-found.ts';
import { findChannel } from './find-channel.ts';
import { refuseEarlyAnswer } from './refuse-early-answer.ts';
import { refuseEarlyWork } from './refuse-early-work.ts';
import { noSoonerThanIn } from './store/expired.ts';
import { nextWord, type Patch, type Publication } from './store/rows.ts';

/** `forgets`: what went up for it is of no use any more. `refuses`: only what he was not shown yet is written, for him to look at. */
export type Step = {
  state: Publication['state'];
  patch: Patch;
  forgets?: boolean;
  refuses?: Code;
};

/** `askedAt`: by the database's clock, when the look began. `shown`: the addresses that he was shown. */
type Looked = { readonly seen: Settlement; readonly askedAt: Date; readonly shown: readonly string[] };

export async function answerDenial(context: Context, found: Publication, looked: Looked): Promise<Step> {
  const { seen, askedAt, shown } = looked;
  if (seen.state === 'live') return describeFound(context, found, seen, 'not-live');
  const unshown = seen.state === 'several' && seen.mayBeNone ? unshownOf(shown, seen.candidates) : [];
  if (unshown.length > 0) return shows(found, unshown);
  refuseSeen(seen);
  // Where looking is not allowed at all the person's word has to do; where it failed just now it has not happened.
  if (seen.state === 'cannot-look' && seen.failure.kind !== 'permission')
    throw new PlatformRefusal('platform-refused', findChannel(context, found.channel_id), seen.failure);
  refuseEarlyAnswer(context, found, askedAt);
  if (seen.state === 'draft-gone') await refuseEarlyWork(context, found, askedAt);
  return {
    state: 'scheduled',
    forgets: isSpent(seen),
    patch: {
      // Of a call that came to nothing: the next one is not looked for by its name.
      handle: null,
      tries: 0,
      wake_at: now,
      expires_at: noSoonerThanIn(dayMs),
      reason: 'reason-none',
      negative_looks: 0,
      said_no: nextWord,
      evidence: { answer: 'not-live', found: seen.state },
    },
  };
}

/** What went up for it is of no use any more. */
function isSpent(seen: Settlement): boolean {
  return seen.state === 'draft-gone' || seen.state === 'failed' || ('over' in seen && seen.over === true);
}

/** Of those that may be none of them a person has looked whether one is ours. */
function refuseSeen(seen: Settlement): void {
  if (seen.state === 'several' && !seen.mayBeNone) throw new Refusal('still-there');
  if (seen.state === 'processing') throw new Refusal('still-at-work');
  if (seen.state === 'handed-over') throw new Refusal('with-its-owner');
}

/** His word says nothing of what came up after he had looked. */
function unshownOf(shown: readonly string[], candidates: readonly string[]): string[] {
  return candidates.filter((one) => !shown.includes(one));
}

function shows(found: Publication, unshown: readonly string[]): Step {
  return {
    state: 'unknown',
    refuses: 'came-up-since',
    patch: {
      candidates: [...new Set([...found.candidates, ...unshown])],
      reason: 'reason-several-candidates',
      wake_at: found.wake_at,
      evidence: { answer: 'not-live', found: 'several' },
    },
  };
}
