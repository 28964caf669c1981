// What readers did with a post since it was published, and what its account may still ask of Weibo. Reads only; how often it was seen Weibo tells no application.
import { z } from 'zod';
import type { Channel, ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { noticed } from '../failure.ts';
import { askApi, saysNotThere } from './answers.ts';

/** Texts in the documents' example. */
const Count = z.union([z.number(), z.string().regex(/^\d+$/)]).transform(Number);
const Id = z.union([z.string(), z.number()]).transform(String);
const Counts = z.array(z.object({ id: Id, comments: Count, reposts: Count, attitudes: Count.optional() }));

/** Asking for it is counted nowhere (open.weibo.com/wiki/2/account/rate_limit_status/en). */
const Left = z.object({ remaining_user_hits: Count, user_limit: Count });

const daySeconds = 86_400;

/** Of the hundred calls a day that an account has for everything (open.weibo.com/wiki/Rate-limiting), though the answer speaks of hours. */
export const askQuota = (async (outside, { token }) => {
  const calls = await askApi(outside, token.access, 'account/rate_limit_status', {}, Left);
  if (!calls.ok) return calls;
  const { remaining_user_hits: left, user_limit: of } = calls.value.value;
  return { ok: true, value: { left, of, perSeconds: daySeconds, reads: true } };
}) satisfies Channel['quota'];

/** Half of the account's calls are left to publishing and looking. */
export const figures: ReadFigures = async (outside, account, externalId) => {
  const { token } = account;
  const calls = await askQuota(outside, account);
  if (!calls.ok) return calls;
  const { left, of } = calls.value;
  if (left * 2 <= of) return noticed('rate', `${left} of ${of} calls are left: kept for publishing`, 'kept');
  const answer = await askApi(outside, token.access, 'statuses/count', { ids: externalId }, Counts);
  if (!answer.ok) return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
  const rows = answer.value.value;
  if (rows.length === 0) return { ok: true, value: null };
  const told = rows.find(({ id }) => id === externalId);
  if (!told) return noticed('unknown', 'Weibo counts another post', 'unreadable');
  const { attitudes: likes, comments, reposts: shares } = told;
  return { ok: true, value: counted({ likes, comments, shares }) };
};
