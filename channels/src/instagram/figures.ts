// What readers did with a post since it was published. Reads only.
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { notThere } from '../graph-api.ts';
import { Insights, totalOf } from '../graph-insights.ts';
import { askInstagram } from './answers.ts';

/** `saved` is Instagram's word for it; impressions, plays and video_views are metrics no more (channels.md §2). */
const metric = 'views,reach,saved,likes,comments,shares';

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const question = { method: 'GET', path: `${externalId}/insights`, query: { metric } } as const;
  const told = await askInstagram(outside, token.access, question, Insights);
  if (!told.ok) return told.failure.platformCode === notThere ? { ok: true, value: null } : told;
  const total = (name: string) => totalOf(told.value.value, name);
  const value = counted({
    views: total('views'),
    reach: total('reach'),
    likes: total('likes'),
    comments: total('comments'),
    shares: total('shares'),
    saves: total('saved'),
  });
  return { ok: true, value };
};
