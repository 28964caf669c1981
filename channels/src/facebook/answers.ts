// What we read of Facebook's answers, and what its error codes let us conclude (channels.md §1.9).
import { z } from 'zod';
import { ask, type Answer, type Answered, type Question } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, type Result } from '../failure.ts';
import { capped } from '../retry-after.ts';

export const version = 'v26.0';

export const UserToken = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });
export const TokenFacts = z.object({
  data: z.object({ is_valid: z.boolean(), scopes: z.array(z.string()) }),
});
const Paging = z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() });
const Page = z.object({
  id: z.string(),
  name: z.string(),
  access_token: z.string().optional(),
  tasks: z.array(z.string()).default([]),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
});
export type Page = z.infer<typeof Page>;
export const Pages = z.object({ data: z.array(Page), paging: Paging.optional() });
export const Photo = z.object({ id: z.string().min(1) });
export const Posted = z.object({ id: z.string().min(1), permalink_url: z.string().optional() });
export const Done = z.object({ success: z.literal(true) });

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

/** One call to Graph, with the token of the page or person it is made for; `secret` is one that stands in the query. */
export function askGraph<T>(
  outside: Outside,
  token: string | null,
  { path, secret, ...question }: Omit<Question, 'url'> & { path: string; secret?: string },
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const url = `${outside.bases['graph']}/${version}/${path}`;
  const secrets = [token, secret].flatMap((one) => one ?? []);
  return ask(outside, { ...question, url, headers }, { reads, explain, secrets });
}

const GraphError = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
});
const BusinessUsage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().default(0) })),
);

const bySubcode: Readonly<Record<number, FailureKind>> = {
  1366051: 'duplicate',
  ...kindOf('content', [1609005, 1609008, 2061006, 1349125]),
  ...kindOf('media', [1366046, 2069019, 1363047, 1609010]),
  ...kindOf('blocked', [1390008, 1346003, 1404102, 1404078, 1404006, 1404112, 4854002]),
  ...kindOf('auth', [36007, 36008, 36009]),
};
/** Facebook's longer numbers come as code or as subcode. */
const byCode: Readonly<Record<number, FailureKind>> = {
  ...bySubcode,
  506: 'duplicate',
  ...kindOf('auth', [190, 102]),
  ...kindOf('permission', [3, 10]),
  ...kindOf('rate', [4, 17, 32, 341, 613, 80001]),
  ...kindOf('content', [100]),
  ...kindOf('media', [324, 389, 382, 6000, 6001]),
  ...kindOf('blocked', [368]),
};
/** Where Facebook adds that it will pass, only these are certain not to have worked. */
const certainThoughTransient: ReadonlySet<FailureKind> = new Set(['auth', 'rate']);
/** The limit of all calls of our app together, whichever page they are for. */
const ofTheApplication = 4;
/** Reading what is not there, or no longer. */
export const notThere = '100-33';

export function explain({ body, headers }: Answer): Failure | null {
  const read = GraphError.safeParse(body);
  if (!read.success) return null;
  const {
    code,
    error_subcode: subcode,
    message,
    error_user_msg: shown,
    is_transient: passing,
  } = read.data.error;
  const permission = code >= 200 && code <= 299 ? 'permission' : null;
  const kind = (subcode === undefined ? null : bySubcode[subcode]) ?? byCode[code] ?? permission;
  if (!kind || (passing === true && !certainThoughTransient.has(kind))) return null;
  const words = shown === undefined ? message : `${message} ${shown}`;
  const platformCode = subcode === undefined ? String(code) : `${code}-${subcode}`;
  const { failure } = failed(kind, words, platformCode, kind === 'rate' ? regainSeconds(headers) : null);
  return code === ofTheApplication ? { ...failure, scope: 'application' } : failure;
}

function kindOf(kind: FailureKind, codes: readonly number[]): Record<number, FailureKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]));
}

/** The page's budget says in minutes when there is some again. */
function regainSeconds(headers: Headers): number | null {
  const usage = BusinessUsage.safeParse(parsed(headers.get('x-business-use-case-usage') ?? ''));
  if (!usage.success) return null;
  const minutes = Object.values(usage.data).flatMap((rows) =>
    rows.map((row) => row.estimated_time_to_regain_access),
  );
  const longest = Math.max(0, ...minutes);
  return longest > 0 ? capped(longest * 60) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
