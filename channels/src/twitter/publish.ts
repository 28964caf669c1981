// The one irreversible call: the text with its link and the uploaded pictures or video become a post.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Account, Outside, Published, Sending } from '../channel.ts';
import type { Result } from '../failure.ts';
import { unsendable } from '../sendable.ts';
import { askX, Posted } from './answers.ts';
import { mediaOf } from './prepare.ts';
import { rules } from './rules.ts';

const askAgainInSeconds = 10;

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const { post, handles } = sending;
  const keys = mediaOf(post).map(({ key }) => key);
  const refused = unsendable(sending, keys, { video: true });
  if (refused) return { ok: false, failure: refused };
  const text = sentText(post, rules);
  const media = { media: { media_ids: keys.map((key) => handles[key]) } };
  const json = { ...(text === '' ? {} : { text }), ...(keys.length === 0 ? {} : media) };
  const answer = await askX(
    outside,
    account.token.access,
    { method: 'POST', path: 'tweets', body: { json } },
    Posted,
  );
  if (!answer.ok) return answer;
  const { id } = answer.value.value.data;
  /** 202 is a promise, not a post. */
  if (answer.value.status === 202)
    return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds } };
  return { ok: true, value: { state: 'live', externalId: id, url: addressOf(outside, account, id) } };
}

export function addressOf({ bases }: Outside, { screenName }: Account, id: string): string {
  return screenName === ''
    ? `${bases['web']}/i/web/status/${id}`
    : `${bases['web']}/${screenName}/status/${id}`;
}
