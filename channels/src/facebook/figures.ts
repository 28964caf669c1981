// What readers did with a post of a page since it was published. Reads only; twenty-four hours may pass before Facebook counts on.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { notThere } from '../graph-api.ts';
import { Insights, totalOf } from '../graph-insights.ts';
import { askGraph } from './answers.ts';

/** Those that are left: whatever was called impressions was retired, and asking for one of them fails the whole call (§1.10). */
const metrics = {
  views: 'post_media_view',
  reach: 'post_total_media_view_unique',
  clicks: 'post_clicks',
  likes: 'post_reactions_by_type_total',
} as const;
const metric = Object.values(metrics).join(',');
/** Left out until somebody has shared it. */
const Shared = z.object({ id: z.string(), shares: z.object({ count: z.number() }).optional() });

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const path = `${externalId}/insights`;
  const told = await askGraph(outside, token.access, { method: 'GET', path, query: { metric } }, Insights);
  if (!told.ok) return told.failure.platformCode === notThere ? { ok: true, value: null } : told;
  const question = { method: 'GET', path: externalId, query: { fields: 'shares' } } as const;
  const post = await askGraph(outside, token.access, question, Shared);
  if (!post.ok) return post.failure.platformCode === notThere ? { ok: true, value: null } : post;
  const total = (name: string) => totalOf(told.value.value, name);
  const value = counted({
    views: total(metrics.views),
    reach: total(metrics.reach),
    likes: total(metrics.likes),
    shares: post.value.value.shares?.count ?? 0,
    clicks: total(metrics.clicks),
  });
  return { ok: true, value };
};
