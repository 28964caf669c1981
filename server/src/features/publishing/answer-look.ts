// Answer a look: with what is known of the calls before it, what follows from what it showed. Writes nothing of the publication.
import type { Settlement } from '@herald/channels/settlement.ts';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import type { Decision } from './apply-decision.ts';
import { decideLook } from './decide-look.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { findDoubt, findLastAttempt } from './store/attempts.ts';
import { isCancelled } from './store/cancellations.ts';
import { isResting } from './store/lanes.ts';
import { mayRequesterSend } from './store/requesters.ts';
import { mayResend } from './store/platforms.ts';
import { wasSentBeforeRestore } from './store/restores.ts';
import type { Publication } from './store/rows.ts';

/** `askedAt`: by the database's clock, when the look began. The same whoever looked, a worker or a person; a token that was refused (find-outcome.ts) is refreshed for the next look. */
export async function answerLook(
  context: Context,
  publication: Publication,
  { seen, askedAt }: { readonly seen: Settlement; readonly askedAt: Date },
): Promise<{ at: Date; decision: Decision }> {
  const { db, pace } = context;
  const { id, account_id: accountId, channel_id: channelId, expires_at: expiresAt } = publication;
  if (seen.state === 'cannot-look' && seen.failure.kind === 'auth') {
    await refreshAccount(context, accountId);
  }
  const attempt = await findLastAttempt(db, id);
  const { doubt, calls } = await findDoubt(db, id);
  const resends = await mayResend(db, channelId);
  const cancelled = await isCancelled(db, id);
  const at = await readClock(db);
  const sentAt = attempt?.markedAt ?? at;
  const { settledBy: usual } = findChannel(context, channelId);
  // Found since, and changed, withdrawn or sent once more, by the house before it was put back: what is not there proves nothing, and no key holds for what that house sent under another.
  const settledBy = (await wasSentBeforeRestore(db, id)) ? ({ by: 'nothing' } as const) : usual;
  const refused = doubt?.refused ?? false;
  // Nothing is sent for who may not send any more.
  const unwanted = cancelled || expiresAt <= at || !(await mayRequesterSend(db, id));
  const rests = await isResting(db, accountId);
  const signedOut = (await loadOwnAccount(context, publication))?.state === 'auth-required';
  const decision = decideLook(
    publication,
    seen,
    { settledBy, resends, callsInDoubt: calls, refused, unwanted, rests, signedOut },
    { at, askedAt, pace, sentAt, doubtedSince: doubt?.since ?? sentAt },
  );
  return { at, decision: withWords(publication, decision) };
}

/** By what it was refused when it was to be sent again (reconcile-publication.ts) stays to be read by whoever is asked, until something else is said. */
function withWords(
  { reason, detail, platform_code: platformCode }: Publication,
  decision: Decision,
): Decision {
  const isOpen =
    reason === 'reason-not-found-yet' && (decision.to === 'reconciling' || decision.to === 'unknown');
  return isOpen && decision.detail === undefined ? { ...decision, detail, platformCode } : decision;
}
