// What readers did with a post since it was published, by its public metrics. Reads only.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { askX, notFoundOf, saysNotThere } from './answers.ts';

const Metrics = z.object({
  impression_count: z.number().optional(),
  like_count: z.number(),
  reply_count: z.number(),
  retweet_count: z.number(),
  quote_count: z.number(),
  bookmark_count: z.number().optional(),
});
const Measured = z.object({ data: z.object({ public_metrics: Metrics }) });
const MeasuredOrNot = z.union([
  Measured,
  z.object({ data: z.undefined().optional(), errors: z.array(z.object({ type: z.string() })).min(1) }),
]);

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const query = { 'tweet.fields': 'public_metrics' };
  const question = { method: 'GET', path: `tweets/${externalId}`, query } as const;
  const answer = await askX(outside, token.access, question, MeasuredOrNot);
  if (!answer.ok) return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
  const { data } = answer.value.value;
  if (!data) return notFoundOf(answer.value.value);
  const told = data.public_metrics;
  const value = counted({
    views: told.impression_count,
    likes: told.like_count,
    comments: told.reply_count,
    // With words of one's own it is a quote, without a repost.
    shares: told.retweet_count + told.quote_count,
    saves: told.bookmark_count,
  });
  return { ok: true, value };
};
