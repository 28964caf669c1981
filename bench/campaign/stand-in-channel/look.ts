// Looking at the stand-in: the account's list where there is one, and one post by its id.
import type { Account, Outside, Sent, Settle } from '@herald/channels/channel.ts';
import { failed, type Result } from '@herald/channels/failure.ts';
import { copiesAmong, matchSent, skewSeconds, type Candidate } from '@herald/channels/match-sent.ts';
import { z } from 'zod';
import { readPost, Shown, speak, urlOf } from './speak.ts';

export const findByLink: Settle['findByLink'] = async (outside, account, link) => {
  const id = /\/posts\/([a-z0-9-]+)$/.exec(link)?.[1];
  if (id === undefined) return { ok: true, value: null };
  const found = await readPost(outside, account, id);
  if (!found.ok || !found.value) return found.ok ? { ok: true, value: null } : found;
  return {
    ok: true,
    value: { externalId: id, url: link, text: found.value.text, at: new Date(found.value.at) },
  };
};

export const settleByList: Settle['settle'] = async (outside, account, sent) => {
  const listed = await list(outside, account, sent);
  if (!listed.ok) return { state: 'cannot-look', failure: listed.failure };
  return matchSent(listed.value, { ...sent, handle: null }, sent.post.text);
};

export const watchByList: Settle['watch'] = async (outside, account, sent, externalId) => {
  const found = await readPost(outside, account, externalId);
  if (!found.ok) return found;
  if (!found.value) return { ok: true, value: { stands: false, copies: [] } };
  const listed = await list(outside, account, sent);
  if (!listed.ok) return listed;
  return {
    ok: true,
    value: { stands: true, copies: copiesAmong(listed.value, sent, sent.post.text, externalId) },
  };
};

export const watchById: Settle['watch'] = async (outside, account, _sent, externalId) => {
  const found = await readPost(outside, account, externalId);
  return found.ok ? { ok: true, value: { stands: found.value !== null, copies: [] } } : found;
};

/** The right to list was never granted. */
export const cannotSettle: Settle['settle'] = async () => ({
  state: 'cannot-look',
  failure: failed('permission', 'The right to list posts was not granted', 'scope').failure,
});

async function list(outside: Outside, { token }: Account, { sentAt }: Sent): Promise<Result<Candidate[]>> {
  const query = { since: sentAt.getTime() - skewSeconds * 1_000 };
  const question = { method: 'GET', path: 'posts', query } as const;
  const answer = await speak(outside, token.access, question, z.object({ posts: z.array(Shown) }));
  if (!answer.ok) return answer;
  return { ok: true, value: answer.value.posts.map((post) => candidate(outside, post)) };
}

function candidate(outside: Outside, { id, text, pictures, at }: Shown): Candidate {
  return {
    externalId: id,
    url: urlOf(outside, id),
    text,
    at: new Date(at),
    mediaIds: [],
    mediaCount: pictures,
  };
}
