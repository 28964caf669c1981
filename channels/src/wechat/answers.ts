// What we read of WeChat's answers, and what its refusals let us conclude (channels.md §8).
import { z } from 'zod';
import { ask, type Answer, type Explain, type Fields, type Part } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, type Result } from '../failure.ts';
import { Seconds } from '../moment.ts';
import { WebAddress } from '../web-address.ts';

export const Granted = z.object({ access_token: z.string().min(1), expires_in: z.number() });
export const Named = z.object({
  nickname: z.string().min(1),
  head_image_info: z.object({ head_image_url: z.string() }).optional(),
});
export const TextPicture = z.object({ url: z.string().min(1) });
export const Material = z.object({ media_id: z.string().min(1) });
/** A draft that is still there: of its articles nothing is read. */
export const Draft = z.object({ news_item: z.array(z.unknown()).min(1) });
/** Empty where there is none yet. */
const Address = z.union([z.literal(''), WebAddress]);
/** A text in the document, a whole number on the wire. */
const PublishId = z.union([z.string().min(1), z.number()]).transform(String);
export const Submitted = z.object({ publish_id: PublishId });
export const Status = z.object({
  publish_status: z.number(),
  article_id: z.string().optional(),
  article_detail: z.object({ item: z.array(z.object({ idx: z.number(), article_url: Address })) }).optional(),
  fail_idx: z.array(z.number()).default([]),
});
export type Status = z.infer<typeof Status>;
const Article = z.object({
  title: z.string(),
  digest: z.string().default(''),
  content: z.string().default(''),
  url: Address,
  is_deleted: z.boolean().default(false),
});
export type Article = z.infer<typeof Article>;
/** A message has an article at least, and of each it is said whether it is deleted. */
export const Published = z.object({ news_item: z.array(Article).min(1) });
const Item = z.object({
  article_id: z.string().min(1),
  content: Published,
  update_time: Seconds,
});
export type Item = z.infer<typeof Item>;
export const Items = z.object({ total_count: z.number(), item: z.array(Item).default([]) });
/** Answers of which only the success counts. */
export const Accepted = z.object({ errcode: z.literal(0) });

type Call = {
  readonly path: string;
  readonly query?: Fields;
  readonly json?: unknown;
  readonly file?: Part;
};

/** One call in the name of the account. WeChat says no with a 200. */
export async function askWeChat<T>(
  outside: Outside,
  token: string,
  { path, query, json, file }: Call,
  reads: z.ZodType<T>,
  explainIt: Explain = explain,
): Promise<Result<T>> {
  const body = file ? { body: { multipart: {}, file } } : json === undefined ? {} : { body: { json } };
  const url = `${outside.bases['api']}/cgi-bin/${path}`;
  const question = { method: 'POST', url, query: { access_token: token, ...query }, ...body } as const;
  const reading = { reads, explain: explainIt, secrets: [token], refusesInBody: true };
  const answer = await ask(outside, question, reading);
  return answer.ok ? { ok: true, value: answer.value.value } : answer;
}

const Refused = z.object({ errcode: z.number(), errmsg: z.string().default('') });

const byCode: ReadonlyMap<number, FailureKind> = new Map([
  ...kindOf('auth', [40001, 40013, 40014, 40125, 40164, 41001, 42001]),
  // Its secret is frozen, or an administrator has to agree to the address it calls from.
  ...kindOf('auth', [40243, 89503]),
  ...kindOf('permission', [48001, 48004, 50002]),
  // The call is given up, or the account is not followed by whom it is about.
  ...kindOf('permission', [45106, 50005]),
  ...kindOf('rate', [-1, 45009, 45011, 45028, 45066]),
  ...kindOf('duplicate', [45065]),
  ...kindOf('media', [40004, 40005, 40006, 40007, 40009, 40137, 41005, 45001]),
  // Asked in a form it does not take.
  ...kindOf('content', [40002, 40035, 43002]),
  // Comments were to be open, and the account may have none.
  ...kindOf('content', [88000]),
  ...kindOf('content', [44003, 45002, 45003, 45004, 45005, 45008, 45110, 45166, 47001]),
  ...kindOf('content', [53402, 53404, 53405, 53406, 53503, 53504, 53505]),
  // Of an article that is not there (developers.weixin.qq.com freepublish/getarticle).
  ...kindOf('content', [53600]),
]);
const done = 0;
const busy = -1;
const unknownMedia = 40007;
const unknownArticle = 53600;
/** Calls are counted by the minute and by the day: the day's are asked again every hour. */
const waits: ReadonlyMap<number, number> = new Map([
  [busy, 60],
  [45011, 60],
  [45009, 3_600],
]);

export function explain({ body }: Answer): Failure | null {
  const read = Refused.safeParse(body);
  if (!read.success || read.data.errcode === done) return null;
  const { errcode, errmsg } = read.data;
  const kind = byCode.get(errcode) ?? 'unknown';
  return failed(kind, errmsg, String(errcode), waits.get(errcode) ?? null).failure;
}

/**
 * At the irreversible call "busy" says nothing of whether it was done, and a draft that is gone was submitted before or
 * deleted: evidence, no proof.
 */
export function explainSubmission(answer: Answer): Failure | null {
  const failure = explain(answer);
  if (!failure) return null;
  if (failure.platformCode === String(busy)) return { ...failure, kind: 'unknown', retryAfterSeconds: null };
  return failure.platformCode === String(unknownMedia) ? { ...failure, kind: 'duplicate' } : failure;
}

export function saysNoDraft({ platformCode }: Failure): boolean {
  return platformCode === String(unknownMedia);
}

export function saysNoArticle({ platformCode }: Failure): boolean {
  return platformCode === String(unknownArticle);
}

function kindOf(kind: FailureKind, codes: readonly number[]): (readonly [number, FailureKind])[] {
  return codes.map((code) => [code, kind]);
}
