// What readers did with a post on a wall of VK since it was published. Reads only.
import { z } from 'zod';
import type { ReadFigures } from './channel.ts';
import { counted } from './counted.ts';
import { askVk } from './vk-api.ts';

/** Views are told of no post that is older than VK counts them. */
const Count = z.object({ count: z.number().int() }).optional();
const Measured = z.object({
  items: z.array(
    z.object({
      is_deleted: z.union([z.boolean(), z.number()]).optional(),
      views: Count,
      likes: Count,
      comments: Count,
      reposts: Count,
    }),
  ),
});

export const figures: ReadFigures = async (outside, { token }, externalId) => {
  const answer = await askVk(outside, token.access, { method: 'wall.getById', posts: externalId }, Measured);
  if (!answer.ok) return answer;
  const [post] = answer.value.items.filter((one) => !one.is_deleted);
  if (!post) return { ok: true, value: null };
  const value = counted({
    views: post.views?.count,
    likes: post.likes?.count,
    comments: post.comments?.count,
    shares: post.reposts?.count,
  });
  return { ok: true, value };
};
