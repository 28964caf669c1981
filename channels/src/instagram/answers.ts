// What we read of Instagram's answers, and what its error codes let us conclude (channels.md §2).
import { z } from 'zod';
import type { Answer, Answered } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type Result } from '../failure.ts';
import { callGraph, explainBy, kindOf, Paging, type GraphQuestion, type Kinds } from '../graph-api.ts';
import { Moment } from '../moment.ts';
import { WebAddress } from '../web-address.ts';

export const Made = z.object({ id: z.string().min(1) });
/** A container that waits for its bytes names the address for them. */
export const Opened = z.object({ id: z.string().min(1), uri: z.url() });
/** `status` is for people: an error's number and sentence. */
export const Container = z.object({
  status_code: z.enum(['EXPIRED', 'ERROR', 'FINISHED', 'IN_PROGRESS', 'PUBLISHED']),
  status: z.string().default(''),
});
export type Container = z.infer<typeof Container>;
export const Quota = z.object({
  data: z.array(
    z.object({
      quota_usage: z.number(),
      config: z.object({ quota_total: z.number() }).optional(),
    }),
  ),
});
export const Media = z.object({
  id: z.string().min(1),
  caption: z.string().default(''),
  media_type: z.string().default(''),
  permalink: WebAddress,
  timestamp: Moment,
});
export type Media = z.infer<typeof Media>;
/** One post by its id: lists show no `is_comment_enabled`, which is none of the public fields. */
export const OneMedia = Media.extend({ is_comment_enabled: z.boolean().optional() });
export type OneMedia = z.infer<typeof OneMedia>;
export const Listed = z.object({ data: z.array(Media), paging: Paging.optional() });

/** One call in the name of the account, with the token of its page. */
export function askInstagram<T>(
  outside: Outside,
  token: string,
  question: GraphQuestion,
  reads: z.ZodType<T>,
): Promise<Result<Answered<T>>> {
  return callGraph(outside, token, question, { reads, explain });
}

const dailyLimit = 2207042;
/** It is counted over a rolling day, so that any hour may bring one back. */
export const quotaAskedAgainInSeconds = 3_600;

const subcodes: Kinds = {
  [dailyLimit]: 'rate',
  ...kindOf('media', [2207020, 2207026, 2207052, 2207057, 2207004, 2207005, 2207009]),
  ...kindOf('content', [2207010, 2207023, 2207028, 2207040, 2207081]),
  2207050: 'blocked',
  // Passing troubles of the platform, and the refusal for spam, under which posts were seen to go out all the same (publishing.md §4).
  ...kindOf('unknown', [2207001, 2207003, 2207032, 2207051, 2207053, 2207073, 2207077, 2207082]),
  // What is not ready or not to be found may have been published before: the container itself is asked, never a new one made.
  ...kindOf('unknown', [2207006, 2207008, 2207027]),
};
const codes: Kinds = {
  ...kindOf('rate', [9, 80002]),
  25: 'blocked',
  ...kindOf('media', [352, 9004, 36000, 36001, 36003]),
  36004: 'content',
};

const explainCodes = explainBy({ codes, subcodes });

export function explain(answer: Answer): Failure | null {
  const failure = explainCodes(answer);
  if (failure?.retryAfterSeconds !== null || !failure.platformCode.endsWith(`-${dailyLimit}`)) return failure;
  return { ...failure, retryAfterSeconds: quotaAskedAgainInSeconds };
}

/** A container that failed names one of the refusals in the middle of a sentence for people; without it, it is the media. */
export function explainStatus(status: string): Failure {
  const words = `Instagram cannot use it: ${status}`;
  const [subcode] = /\b2207\d{3}\b/.exec(status) ?? [];
  if (subcode === undefined) return failed('media', words, 'ERROR').failure;
  return failed(subcodes[Number(subcode)] ?? 'media', words, subcode).failure;
}

const UploadRefused = z.object({
  debug_info: z.object({ retriable: z.boolean(), type: z.string(), message: z.string().default('') }),
});

/** As `explain`, for the address the bytes are sent to. */
export function explainUpload(answer: Answer): Failure | null {
  const read = UploadRefused.safeParse(answer.body);
  if (!read.success) return explain(answer);
  const { retriable, type, message } = read.data.debug_info;
  return failed(retriable ? 'unknown' : 'media', `${type}: ${message}`, type).failure;
}

/** The address has bytes already, and does not take them from the start once more. */
export function saysMisplaced({ platformCode }: Failure): boolean {
  return platformCode === 'OffsetInvalidError';
}
