// What we read of X's answers, and what its problems let us conclude (channels.md §3).
import { z } from 'zod';
import { ask, type Answer, type Answered, type Question } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, noticed, type Result } from '../failure.ts';
import { Moment } from '../moment.ts';

export const Me = z.object({
  data: z.object({
    id: z.string().min(1),
    name: z.string(),
    username: z.string(),
    profile_image_url: z.string().optional(),
  }),
});

const Processing = z.object({
  state: z.enum(['pending', 'in_progress', 'succeeded', 'failed']),
  check_after_secs: z.number().optional(),
  error: z.object({ name: z.string().optional(), message: z.string().optional() }).optional(),
});
export const Media = z.object({
  data: z.object({
    id: z.string().min(1),
    expires_after_secs: z.number().optional(),
    processing_info: Processing.optional(),
  }),
});
export type Media = z.infer<typeof Media>;
/** Answers of which only the success counts. */
export const Accepted = z.looseObject({});

export const Posted = z.object({ data: z.object({ id: z.string().min(1) }) });
export const Deleted = z.object({ data: z.object({ deleted: z.boolean() }) });
const Address = z.object({
  url: z.string(),
  expanded_url: z.string().optional(),
  media_key: z.string().optional(),
});
const Post = z.object({
  id: z.string().min(1),
  text: z.string(),
  created_at: Moment,
  author_id: z.string().optional(),
  entities: z.object({ urls: z.array(Address).optional() }).optional(),
  attachments: z.object({ media_keys: z.array(z.string()).optional() }).optional(),
});
export type Post = z.infer<typeof Post>;
const NotThere = z.array(z.object({ type: z.string() }));
/** A post that is not there is a 200 with an error beside nothing. */
export const PostOrNot = z.union([
  z.object({ data: Post }),
  z.object({ data: z.undefined().optional(), errors: NotThere }),
]);
const Meta = z.object({ result_count: z.number(), next_token: z.string().optional() });
/** One without posts leaves them out: only its number says that there are none. */
export const Posts = z
  .object({ data: z.array(Post).default([]), meta: Meta })
  .refine(({ data, meta }) => data.length >= meta.result_count, 'Fewer than it says');
const Named = z.object({ id: z.string().min(1) });
export const Newest = z
  .object({ data: z.array(Named).default([]), meta: Meta })
  .refine(({ data, meta }) => data.length >= meta.result_count, 'Fewer than it says')
  .refine(({ data, meta }) => data.length > 0 || meta.next_token === undefined, 'Empty, and not the last');

/** One call to the API in the name of the account's owner. */
export function askX<T>(
  outside: Outside,
  token: string,
  { path, ...question }: Omit<Question, 'url'> & { path: string },
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${outside.bases['api']}/2/${path}`;
  return ask(outside, { ...question, url, headers }, { reads, explain, secrets: [token] });
}

/** An answer without the post: null when X says that there is none, and otherwise that it may not be read. */
export function notFoundOf(answer: { errors?: readonly { type: string }[] }): Result<null> {
  const types = answer.errors?.map(({ type }) => type.replace(/^.*\//, '')) ?? [];
  const isGone = types.length > 0 && types.every((type) => type === 'resource-not-found');
  return isGone
    ? { ok: true, value: null }
    : noticed('permission', 'The post may not be read', types[0] ?? '');
}

const Complaint = z.object({ message: z.string().default(''), code: z.number().optional() });
const Problem = z
  .object({
    type: z.string().optional(),
    title: z.string().optional(),
    detail: z.string().optional(),
    errors: z.array(Complaint).optional(),
  })
  .refine(({ title, detail, errors }) => title !== undefined || detail !== undefined || errors !== undefined);
const TokenProblem = z.object({ error: z.string(), error_description: z.string().default('') });

const byStatus: Readonly<Record<number, FailureKind>> = {
  400: 'content',
  401: 'auth',
  402: 'blocked',
  403: 'permission',
  404: 'content',
  429: 'rate',
};
/** The last part of a problem's type. */
const byType: Readonly<Record<string, FailureKind>> = {
  'usage-capped': 'blocked',
  'rate-limit-exceeded': 'rate',
  'client-forbidden': 'permission',
  'client-not-enrolled': 'permission',
  'not-authorized-for-resource': 'permission',
  'unsupported-authentication': 'auth',
};
/** The older numbers, still met beside the problems. */
const byLegacyCode: Readonly<Record<number, FailureKind>> = {
  32: 'auth',
  64: 'blocked',
  88: 'rate',
  89: 'auth',
  185: 'rate',
  186: 'content',
  187: 'duplicate',
  226: 'blocked',
  261: 'blocked',
  324: 'media',
  326: 'blocked',
  344: 'rate',
};
/** Over the posts of a day, which X counts in pieces of half an hour (help.x.com/rules-and-policies/x-limits). */
const overTheDay: ReadonlySet<number | undefined> = new Set([185, 344]);
const halfAnHourSeconds = 1_800;
const notThereType = 'resource-not-found';

/** True of a refusal in X's own words that the thing asked for does not exist; a gateway's page says nothing of it. */
export function saysNotThere({ kind, platformCode }: Failure): boolean {
  return kind === 'content' && [notThereType, '404'].includes(platformCode);
}

export function explain({ status, body }: Answer): Failure | null {
  const token = TokenProblem.safeParse(body);
  if (token.success && [400, 401].includes(status)) {
    const { error, error_description: description } = token.data;
    return failed('auth', `${error}: ${description}`, error).failure;
  }
  const read = Problem.safeParse(body);
  if (!read.success) return null;
  const usual = byStatus[status] ?? 'unknown';
  const { type = 'about:blank', title = '', detail = '', errors = [] } = read.data;
  const words = [detail || title, ...errors.map((error) => error.message)]
    .filter((word) => word !== '')
    .join(' ');
  const code = errors.find((error) => error.code !== undefined)?.code;
  const name = type === 'about:blank' ? String(code ?? status) : type.replace(/^.*\//, '');
  const legacy = code === undefined ? undefined : byLegacyCode[code];
  const told = legacy ?? byType[name];
  const meant = told === undefined ? byWords(status, words) : null;
  const wait = overTheDay.has(code) ? halfAnHourSeconds : null;
  // Whatever X calls it, a bill that is to be paid is 402.
  const own = status === 402 && told === undefined ? '402' : name;
  return failed(told ?? meant ?? usual, words, meant === null ? own : `${status}-${meant}`, wait).failure;
}

/** Where the type says nothing only the sentence tells. */
function byWords(status: number, words: string): FailureKind | null {
  if (status === 400) return /\bmedia\b/i.test(words) ? 'media' : null;
  if (status !== 403) return null;
  if (/duplicate content/i.test(words)) return 'duplicate';
  return /suspended|temporarily locked/i.test(words) ? 'blocked' : null;
}
