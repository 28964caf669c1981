// The one irreversible call: the draft is submitted, all its articles at once. Then it is gone from the drafts.
import type { Account, Outside, Published, Sending } from '../channel.ts';
import type { Result } from '../failure.ts';
import { unsendable } from '../sendable.ts';
import { askWeChat, explainSubmission, Submitted } from './answers.ts';
import { articlesOf, draftKey } from './prepare.ts';

const askAgainInSeconds = 10;

export async function publish(
  outside: Outside,
  { token }: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const [refused] = articlesOf(sending.post).flatMap(
    (post) => unsendable({ ...sending, post }, [draftKey]) ?? [],
  );
  if (refused) return { ok: false, failure: refused };
  const question = { path: 'freepublish/submit', json: { media_id: sending.handles[draftKey] } };
  const sent = await askWeChat(outside, token.access, question, Submitted, explainSubmission);
  if (!sent.ok) return sent;
  return { ok: true, value: { state: 'processing', handle: sent.value.publish_id, askAgainInSeconds } };
}
