// Meta's Graph API as both of its channels speak it: one way to call it, and the refusals all of its parts share (channels.md §1).
import { z } from 'zod';
import {
  ask,
  type Answer,
  type Answered,
  type Explain,
  type Fields,
  type Question,
  type Reading,
} from './ask.ts';
import type { Outside } from './channel.ts';
import { failed, type Failure, type FailureKind, type Result } from './failure.ts';
import { capped } from './retry-after.ts';

export const version = 'v26.0';
/** Reading what is not there, or no longer. */
export const notThere = '100-33';

export const Paging = z.object({
  cursors: z.object({ after: z.string().optional() }).optional(),
  next: z.string().optional(),
});
/** The newest of an account. That there are none it says by naming no page after it. */
export const Newest = z
  .object({ data: z.array(z.object({ id: z.string().min(1) })), paging: Paging.optional() })
  .refine(({ data, paging }) => data.length > 0 || paging?.next === undefined, 'Empty, and not the last');
/** Where a list goes by time or by number it has no cursors (docs/graph-api/results). */
const placeNames = ['after', 'until', '__paging_token', 'offset'];
/** Answers of which only the success counts. */
export const Done = z.object({ success: z.literal(true) });

export type GraphQuestion = Omit<Question, 'url'> & { path: string; secret?: string; base?: 'graphVideo' };

/** One call to Graph, with the token of the page or person it is made for; `secret` is one that stands in the query, `base` where videos go. */
export function callGraph<T>(
  outside: Outside,
  token: string | null,
  { path, secret, base, ...question }: GraphQuestion,
  reading: Omit<Reading<T>, 'secrets'>,
): Promise<Result<Answered<T>>> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const url = `${outside.bases[base ?? 'graph']}/${version}/${path}`;
  const secrets = [token, secret].flatMap((one) => one ?? []);
  return ask(outside, { ...question, url, headers }, { ...reading, secrets });
}

const GraphError = z.object({
  error: z.object({
    // What it has nothing to say in it leaves out, or names with null.
    message: z.string().nullish(),
    code: z.number(),
    error_subcode: z.number().nullish(),
    error_user_msg: z.string().nullish(),
    is_transient: z.boolean().nullish(),
    original_response: z.unknown().optional(),
  }),
  original_response: z.unknown().optional(),
});
const BusinessUsage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().default(0) })),
);

/** What a number says, wherever in Graph it comes from. */
export type Kinds = Readonly<Record<number, FailureKind>>;
const everywhereBySubcode: Kinds = kindOf('auth', [36007, 36008, 36009]);
const everywhereByCode: Kinds = {
  ...kindOf('auth', [190, 102, 101]),
  // 2500: a path that this version does not know.
  ...kindOf('permission', [3, 10, 2500]),
  ...kindOf('rate', [4, 17, 32, 341, 613]),
  ...kindOf('content', [100]),
  ...kindOf('blocked', [368]),
  ...kindOf('unknown', [1, 2]),
};
/** Where Graph adds that it will pass, only these are certain not to have worked. */
const certainThoughTransient: ReadonlySet<FailureKind> = new Set(['auth', 'rate']);
/** The limit of all calls of our app together, whichever page they are for. */
const ofTheApplication = 4;

/** What the question for the next page has beside its own. Null: this was the last; `unnamed`: there is one, and not how to ask for it. */
export function pageAfter({ cursors, next }: z.infer<typeof Paging> = {}): Fields | 'unnamed' | null {
  if (next === undefined) return null;
  const after = cursors?.after ?? '';
  if (after !== '') return { after };
  const named = URL.canParse(next) ? [...new URL(next).searchParams] : [];
  const place = named.filter(([name]) => placeNames.includes(name));
  return place.length > 0 ? Object.fromEntries(place) : 'unnamed';
}

/** With the numbers of one channel beside those of all; a longer number comes as code or as subcode. */
export function explainBy(own: { readonly codes: Kinds; readonly subcodes: Kinds }): Explain {
  const bySubcode = { ...everywhereBySubcode, ...own.subcodes };
  const byCode = { ...bySubcode, ...everywhereByCode, ...own.codes };
  return ({ body, headers }: Answer): Failure | null => {
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
    const known = (subcode == null ? null : bySubcode[subcode]) ?? byCode[code] ?? permission ?? 'unknown';
    const isPassing = passing === true && !certainThoughTransient.has(known);
    const kind = isPassing || isDone(read.data) ? 'unknown' : known;
    const words = [message, shown].filter(Boolean).join(' ');
    // Which refusal it was counts no longer once Graph says that it will pass.
    const isDoubtful = kind === 'unknown' && known !== 'unknown';
    const more = isDoubtful ? 'transient' : subcode;
    const platformCode = more == null ? String(code) : `${code}-${more}`;
    const { failure } = failed(kind, words, platformCode, kind === 'rate' ? regainSeconds(headers) : null);
    return code === ofTheApplication && kind === 'rate' ? { ...failure, scope: 'application' } : failure;
  };
}

/** It did what was asked, and only failed to read what it was to answer (Graph, read after write). */
function isDone({ error, original_response: done }: z.infer<typeof GraphError>): boolean {
  return (done ?? error.original_response ?? null) !== null;
}

export function kindOf(kind: FailureKind, codes: readonly number[]): Record<number, FailureKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]));
}

/** The budget of a page or an account says in minutes when there is some again. */
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
