// Confirm a refusal to take a post down: where an earlier call may have done it, what stands there decides, not the later no.
import type { Account, Channel } from '@herald/channels/channel.ts';
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import type { Decision } from './apply-decision.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { decideChange } from './decide-change.ts';
import { readSent } from './read-sent.ts';
import { findChangeDoubt } from './store/attempts.ts';
import type { Publication } from './store/rows.ts';

type Asked = { readonly channel: Channel; readonly account: Account };
type Refused = { readonly attemptId: string; readonly failure: Failure; readonly answered: Decision };

/**
 * `answered` where no call is in doubt, or the post was seen standing behind the quiet window: before that a late deletion
 * may still come. Whoever cannot look asks again for a day (publishing.md §4, row 27).
 */
export async function confirmRefusal(
  context: Context,
  { channel, account }: Asked,
  publication: Publication,
  { attemptId, failure, answered }: Refused,
): Promise<Decision> {
  const { db, pace } = context;
  const at = await readClock(db);
  const earlier = await findChangeDoubt(db, publication.id, 'withdraw', attemptId);
  if (!earlier && failure.kind !== 'unknown') return answered;
  const { first, last } = { first: at, last: at, ...earlier };
  const sent = await readSent(db, publication, publication.live_post ?? publication.post);
  if (!sent || publication.external_id === null) return answered;
  const outside = openOutside(context, channel, { timeoutMs: pace.clientTimeoutMs });
  const seen = await channel.settle.watch(outside, account, sent, publication.external_id);
  if (seen.ok && !seen.value.stands)
    return {
      ...decideChange('withdraw', publication, null, { pace, chance: 0 }),
      evidence: { by: 'word-look', said: failure.message },
      outcome: failure.kind,
    };
  const quietSince = failure.kind === 'unknown' ? at : last;
  const isQuiet = at.getTime() - quietSince.getTime() > pace.clientTimeoutMs + pace.quietWindowMs;
  if ((seen.ok && isQuiet) || at.getTime() - first.getTime() > pace.lookAtMostMs) return answered;
  const evidence = { ...answered.evidence, because: 'word-not-answered', stands: seen.ok } as const;
  const still = { to: publication.state, reason: 'reason-answer-lost', wakeInMs: pace.lookEveryMs } as const;
  return { ...answered, ...still, tries: publication.tries, rests: true, evidence };
}
