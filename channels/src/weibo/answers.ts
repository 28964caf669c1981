// What we read of Weibo's answers, and what its error codes let us conclude (channels.md §9).
import { z } from 'zod';
import { ask, type Answer, type Answered, type Fields, type Question } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, type Result } from '../failure.ts';
import { Moment } from '../moment.ts';

export const Granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().optional(),
  uid: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^[1-9]\d*$/)),
});
/** The word as a text, in the documents' example. */
export const Revoked = z.object({ result: z.union([z.literal('true'), z.literal(true)]) });
export const User = z.object({ screen_name: z.string(), avatar_large: z.string().optional() });
/** `id` is a number that other languages cut: the two others say the same as text. */
export const Shared = z.object({ idstr: z.string().min(1), mid: z.string().regex(/^\d+$/) });
export const Status = Shared.extend({
  text: z.string(),
  created_at: Moment,
  user: z.object({ idstr: z.string() }),
  thumbnail_pic: z.string().default(''),
});
export type Status = z.infer<typeof Status>;
export const Timeline = z.object({ statuses: z.array(Status), total_number: z.number() });
export const Newest = z
  .object({ statuses: z.array(z.object({ idstr: z.string().min(1) })), total_number: z.number() })
  .refine(({ statuses, total_number: total }) => statuses.length > 0 || total === 0, 'Not all shown');

/** One call; `secret` is what in it nobody may read. */
export function askWeibo<T>(
  outside: Outside,
  { path, secret, ...question }: Omit<Question, 'url'> & { path: string; secret: string },
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const url = `${outside.bases['api']}/${path}`;
  return ask(outside, { ...question, url }, { reads, explain, secrets: [secret] });
}

/** What the API lets the account's owner read. */
export function askApi<T>(
  outside: Outside,
  token: string,
  method: string,
  asked: Fields,
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  const query = { access_token: token, ...asked };
  const question = { method: 'GET', path: `2/${method}.json`, query, secret: token } as const;
  return askWeibo(outside, question, reads);
}

const Refused = z.object({
  error: z.string().default(''),
  // A text in older answers.
  error_code: z.union([z.number(), z.string()]).transform(Number),
  error_description: z.string().default(''),
});

/** All calls from one address of ours, whichever account they are for. */
const ofTheApplication = 10_022;
/** The target does not exist. */
const notThere = '20101';
const byCode: Readonly<Record<number, FailureKind>> = {
  ...kindOf('auth', [21314, 21315, 21316, 21317, 21318, 21319, 21327, 21332, 10013]),
  // The code, its address or the app's keys are not those of this consent.
  ...kindOf('auth', [21322, 21323, 21324, 21325, 21328]),
  // 10004: our address is not on the list the application was given.
  ...kindOf('permission', [10004, 10005, 10006, 10014, 10020, 20102, 21321]),
  ...kindOf('rate', [ofTheApplication, 10023, 10024, 20016]),
  ...kindOf('duplicate', [20017, 20019, 20111]),
  ...kindOf('content', [20008, 20012, 20013, 20018, 20020, 20021, 20101, 10008, 10017]),
  ...kindOf('media', [20005, 20006]),
  // Trouble at Weibo, and 20032, which accepts and shows later.
  ...kindOf('unknown', [10001, 10002, 10003, 10009, 10010, 10011, 20032]),
};

/** True of a refusal that says the thing asked for does not exist. */
export function saysNotThere({ platformCode }: Failure): boolean {
  return platformCode === notThere;
}

export function explain({ body }: Answer): Failure | null {
  const read = Refused.safeParse(body);
  if (!read.success || Number.isNaN(read.data.error_code)) return null;
  const { error, error_code: code, error_description: description } = read.data;
  const kind = byCode[code] ?? 'unknown';
  const { failure } = failed(kind, `${error} ${description}`.trim(), String(code));
  return code === ofTheApplication ? { ...failure, scope: 'application' } : failure;
}

function kindOf(kind: FailureKind, codes: readonly number[]): Record<number, FailureKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]));
}
