// What viewers did with a video since it was published: its statistics, which cost one unit of the day's ten thousand. Reads only.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { noticed } from '../failure.ts';
import { askYouTube, listOf, saysNotThere } from './answers.ts';

/** Texts, as everything that Google counts in 64 bits; left out where the owner hides the count or closed the comments. */
const Count = z.string().regex(/^\d+$/).transform(Number).optional();
const Statistics = z.object({ viewCount: Count, likeCount: Count, commentCount: Count });
const Measured = listOf(z.object({ id: z.string().min(1), statistics: Statistics }));

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const query = { part: 'statistics', id: externalId };
  const question = { method: 'GET', path: 'youtube/v3/videos', query } as const;
  const answer = await askYouTube(outside, token.access, question, Measured);
  if (!answer.ok) return saysNotThere(answer.failure) ? { ok: true, value: null } : answer;
  const { items } = answer.value.value;
  const video = items.find(({ id }) => id === externalId);
  if (!video && items.length > 0) return noticed('unknown', 'YouTube shows another video', 'unreadable');
  if (!video) return { ok: true, value: null };
  const { viewCount: views, likeCount: likes, commentCount: comments } = video.statistics;
  return { ok: true, value: counted({ views, likes, comments }) };
};
