// The one irreversible call: the container that waits becomes a post of the account.
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { noticed, type Failure, type Result } from '../failure.ts';
import { followUp } from '../follow-up.ts';
import type { GraphQuestion } from '../graph-api.ts';
import { areClosedFor } from '../instagram-comments.ts';
import { unsendable } from '../sendable.ts';
import { unlessProven } from '../unless-proven.ts';
import { askInstagram, Made } from './answers.ts';
import { setComments } from './change.ts';
import { containerKey, readContainer, readDraft } from './prepare.ts';
import { readMedia } from './settle.ts';

const askAgainInSeconds = 5;
/** What a container says of which no post was made. */
const unused: ReadonlySet<string> = new Set(['FINISHED', 'EXPIRED']);

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const refused = unsendable(sending, [containerKey], { video: true });
  if (refused) return { ok: false, failure: refused };
  const areClosed = areClosedFor(sending.post);
  if (!areClosed.ok) return areClosed;
  const container = readDraft(sending.handles[containerKey])?.container ?? null;
  if (container === null) return noticed('media', 'No container was made of the post', 'no-handle');
  const path = `${account.externalId}/media_publish`;
  const question: GraphQuestion = { method: 'POST', path, body: { form: { creation_id: container } } };
  const answer = await askInstagram(outside, account.token.access, question, Made);
  if (!answer.ok)
    return answer.failure.kind === 'media' ? proven(outside, account, container, answer.failure) : answer;
  const { id } = answer.value.value;
  // It stands, whatever is said of its comments; and they are as chosen before anything else is asked.
  const after = followUp(outside);
  const closed = areClosed.value ? await setComments(after, account, id, { enabled: false }) : null;
  const read = await readMedia(after, account, id);
  const seen = read.ok ? read.value : null;
  const isRefused = closed?.ok === false && seen?.is_comment_enabled !== false;
  const told = isRefused ? { lacking: { what: 'closed-comments', failure: closed.failure } as const } : {};
  // Only its address is missing yet.
  if (!seen) return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds, ...told } };
  return { ok: true, value: { state: 'live', externalId: id, url: seen.permalink, ...told } };
}

/** After such a refusal another container is made and published: only where this one says that it was not. */
async function proven(
  outside: Outside,
  account: Account,
  container: string,
  failure: Failure,
): Promise<Result<never>> {
  const read = await readContainer(followUp(outside), account, container);
  return unlessProven(failure, read.ok && unused.has(read.value.status_code));
}
