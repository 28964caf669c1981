// What we read of Facebook's answers, and what its error codes let us conclude (channels.md §1.9).
import { z } from 'zod';
import type { Answered, Explain } from '../ask.ts';
import type { Outside } from '../channel.ts';
import type { Failure, Result } from '../failure.ts';
import {
  callGraph,
  explainBy,
  kindOf,
  notThere,
  Paging,
  type GraphQuestion,
  type Kinds,
} from '../graph-api.ts';
import { Moment } from '../moment.ts';

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
  created_time: Moment,
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

/** Numbers that Facebook writes as text. */
const Place = z.object({ start_offset: z.coerce.number().int(), end_offset: z.coerce.number().int() });
export const Begun = Place.extend({ upload_session_id: z.string().min(1), video_id: z.string().min(1) });
/** Facebook refuses a piece that it has already, and says which one it wants (1363037). */
const Misplaced = z.object({ error: z.object({ error_subcode: z.literal(1363037), error_data: Place }) });
const NextPiece = z.union([Place, Misplaced.transform(({ error }) => error.error_data)]);

const Video = z.object({
  status: z
    .object({
      video_status: z.string(),
      processing_phase: z
        .object({ error: z.object({ message: z.string().optional() }).optional() })
        .optional(),
    })
    .optional(),
  published: z.boolean().optional(),
  post_id: z.string().optional(),
  permalink_url: z.string().optional(),
});
export type Video = z.infer<typeof Video>;

/** One piece of an upload; which one Facebook wants next, be it that this one was taken or that it stood there already. */
export async function askForNextPiece(
  outside: Outside,
  token: string,
  question: GraphQuestion,
): Promise<Result<{ from: number; to: number }>> {
  const saysWhere: Explain = (answer) => (Misplaced.safeParse(answer.body).success ? null : explain(answer));
  const reading = { reads: NextPiece, explain: saysWhere, alsoAnswers: [400], refusesInBody: true };
  const answer = await callGraph(outside, token, question, reading);
  if (!answer.ok) return answer;
  const { start_offset: from, end_offset: to } = answer.value.value;
  return { ok: true, value: { from, to } };
}

/** A video by its id; null when Facebook says that there is none. */
export async function readVideo(outside: Outside, token: string, id: string): Promise<Result<Video | null>> {
  const query = { fields: 'status,published,permalink_url,post_id' };
  const answer = await askGraph(outside, token, { method: 'GET', path: id, query }, Video);
  if (answer.ok) return { ok: true, value: answer.value.value };
  return answer.failure.platformCode === notThere ? { ok: true, value: null } : answer;
}

/** What ended before it was finished: Facebook took too long a time, or lost it (subcodes of its table of video errors). */
export function saysUploadOver({ platformCode }: Failure): boolean {
  return platformCode === notThere || /-(?:1363030|1363019)$/.test(platformCode);
}

const subcodes: Kinds = {
  1366051: 'duplicate',
  ...kindOf('content', [1609005, 1609008, 2061006, 1349125]),
  ...kindOf('media', [1366046, 2069019, 1363047, 1609010]),
  ...kindOf('media', [1363019, 1363022, 1363023, 1363030, 1363037]),
  ...kindOf('permission', [1363042]),
  // Of a block it says that it passes: the page posts too fast.
  ...kindOf('rate', [1390008]),
  ...kindOf('blocked', [1346003, 1404102, 1404078, 1404006, 1404112, 4854002]),
};
const codes: Kinds = {
  506: 'duplicate',
  80001: 'rate',
  ...kindOf('media', [324, 389, 382, 6000, 6001]),
};

export const explain = explainBy({ codes, subcodes });
