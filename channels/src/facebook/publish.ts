// The one irreversible call: text, link and waiting pictures become a post of the page.
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { choicesOf } from '../facebook-choices.ts';
import type { Failure, Result } from '../failure.ts';
import { unsendable } from '../sendable.ts';
import { notThere } from '../graph-api.ts';
import { askGraph, Posted } from './answers.ts';
import { picturesOf } from './prepare.ts';

const askAgainInSeconds = 10;

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const { post, handles } = sending;
  const keys = picturesOf(post).map(({ key }) => key);
  const refused = unsendable(sending, keys);
  if (refused) return { ok: false, failure: refused };
  const choices = choicesOf(post);
  if (!choices.ok) return choices;
  const attached = keys.map((key, index) => [
    `attached_media[${index}]`,
    JSON.stringify({ media_fbid: handles[key] }),
  ]);
  const form = {
    message: post.text === '' ? null : post.text,
    link: post.link,
    ...choices.value,
    ...Object.fromEntries(attached),
  };
  const question = {
    path: `${account.externalId}/feed`,
    query: { fields: 'id,permalink_url' },
    body: { form },
  };
  const answer = await askGraph(outside, account.token.access, { method: 'POST', ...question }, Posted);
  if (!answer.ok) return { ok: false, failure: aboutPictures(answer.failure, keys) };
  const { id, permalink_url: permalink } = answer.value.value;
  /** 202 is a promise, not a post. */
  if (answer.value.status === 202)
    return { ok: true, value: { state: 'processing', handle: id, askAgainInSeconds } };
  return { ok: true, value: { state: 'live', externalId: id, url: addressOf(outside, id, permalink) } };
}

/** Facebook sometimes gives a path, and where it gives nothing the id is an address too. */
export function addressOf({ bases }: Outside, id: string, permalink: string | undefined): string {
  if (permalink === undefined || permalink === '') return `${bases['www']}/${id}`;
  return permalink.startsWith('/') ? `${bases['www']}${permalink}` : permalink;
}

/** An object that is not there, in a post with pictures, is a picture whose day is over. */
function aboutPictures(failure: Failure, keys: readonly string[]): Failure {
  return failure.platformCode === notThere && keys.length > 0 ? { ...failure, kind: 'media' } : failure;
}
