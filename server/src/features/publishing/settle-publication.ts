// Settle: look on the platform what became of a call whose outcome is unknown; looking never sends.
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { applyDecision } from './apply-decision.ts';
import { decideLook } from './decide-look.ts';
import { findChannel } from './find-channel.ts';
import { findOutcome } from './find-outcome.ts';
import { findDoubt, findLastAttempt } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import { mayResend } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** Rows 17 to 22. A person is asked when looking cannot tell (§12: a duplicate refusal is evidence, not a tool). */
export async function settlePublication(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const { db, pace } = context;
  await context.reach('R17');
  const seen = await findOutcome(context, publication);
  await context.reach('R18');
  if (seen.state === 'cannot-look' && seen.failure.kind === 'auth')
    await refreshAccount(context, publication.account_id);
  const at = await readClock(db);
  const attempt = await findLastAttempt(db, publication.id);
  const { settledBy } = findChannel(context, publication.channel_id);
  const { doubt, calls } = await findDoubt(db, publication.id);
  const resends = await mayResend(db, publication.channel_id);
  const sentAt = attempt?.markedAt ?? at;
  const decision = decideLook(
    publication,
    seen,
    { settledBy, resends, callsInDoubt: calls, refused: doubt?.refused ?? false },
    { at, pace, sentAt, doubtedSince: doubt?.since ?? sentAt },
  );
  await applyDecision(context, lane, publication, decision, {
    patch: { last_look_at: at, looks: publication.looks + 1 },
  });
  await context.reach('R19');
}
