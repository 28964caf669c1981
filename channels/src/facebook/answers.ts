// What we read of Facebook's answers, and what its error codes let us conclude (channels.md §1.9).
import { z } from 'zod';
import type { Answered } from '../ask.ts';
import type { Outside } from '../channel.ts';
import type { Result } from '../failure.ts';
import { callGraph, explainBy, kindOf, Paging, type GraphQuestion, type Kinds } from '../graph-api.ts';

export const Photo = z.object({ id: z.string().min(1) });
export const Posted = z.object({ id: z.string().min(1), permalink_url: z.string().optional() });

const Attached = z.object({
  target: z.object({ id: z.string().optional() }).optional(),
  type: z.string().optional(),
});
const Attachment = Attached.extend({ subattachments: z.object({ data: z.array(Attached) }).optional() });
export const Post = z.object({
  id: z.string().min(1),
  message: z.string().default(''),
  created_time: z.string(),
  permalink_url: z.string().optional(),
  attachments: z.object({ data: z.array(Attachment) }).optional(),
});
export type Post = z.infer<typeof Post>;
export const Posts = z.object({ data: z.array(Post), paging: Paging.optional() });

/** One call in the name of the page. */
export function askGraph<T>(
  outside: Outside,
  token: string,
  question: GraphQuestion,
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  return callGraph(outside, token, question, { reads, explain });
}

const subcodes: Kinds = {
  1366051: 'duplicate',
  ...kindOf('content', [1609005, 1609008, 2061006, 1349125]),
  ...kindOf('media', [1366046, 2069019, 1363047, 1609010]),
  ...kindOf('blocked', [1390008, 1346003, 1404102, 1404078, 1404006, 1404112, 4854002]),
};
const codes: Kinds = {
  506: 'duplicate',
  80001: 'rate',
  ...kindOf('media', [324, 389, 382, 6000, 6001]),
};

export const explain = explainBy({ codes, subcodes });
