// What viewers did with a video since its creator published it. Reads only.
import { z } from 'zod';
import type { ReadFigures } from '../channel.ts';
import { counted } from '../counted.ts';
import { askTikTok } from './answers.ts';

const Count = z.number().optional();
const Measured = z.object({
  videos: z.array(
    z.object({
      id: z.string(),
      view_count: Count,
      like_count: Count,
      comment_count: Count,
      share_count: Count,
    }),
  ),
});

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const question = {
    method: 'POST',
    path: 'video/query/',
    query: { fields: 'id,view_count,like_count,comment_count,share_count' },
    json: { filters: { video_ids: [externalId] } },
  } as const;
  const answer = await askTikTok(outside, token.access, question, Measured);
  if (!answer.ok) return answer;
  const video = answer.value.videos.find(({ id }) => id === externalId);
  if (!video) return { ok: true, value: null };
  const { view_count: views, like_count: likes, comment_count: comments, share_count: shares } = video;
  return { ok: true, value: counted({ views, likes, comments, shares }) };
};
