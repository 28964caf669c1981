// What we read of TikTok's answers, and what its refusals let us conclude (channels.md §6).
import { z } from 'zod';
import { ask, statusCode, type Answer, type Fields } from '../ask.ts';
import type { Outside } from '../channel.ts';
import { failed, type Failure, type FailureKind, noticed, type Result } from '../failure.ts';
import { Seconds } from '../moment.ts';

export const Me = z.object({
  user: z.object({
    open_id: z.string().min(1),
    display_name: z.string(),
    avatar_url: z.string().optional(),
    username: z.string().default(''),
  }),
});
export const Taken = z.object({ publish_id: z.string().min(1) });
export const Opened = z.object({ publish_id: z.string().min(1), upload_url: z.url() });
/** The long ones come as texts out of `ask`, since no number holds them. */
const PostId = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d*$/));
export const Status = z.object({
  status: z.enum([
    'PROCESSING_UPLOAD',
    'PROCESSING_DOWNLOAD',
    'SEND_TO_USER_INBOX',
    'PUBLISH_COMPLETE',
    'FAILED',
  ]),
  fail_reason: z.string().default(''),
  // TikTok's spelling.
  publicaly_available_post_id: z.array(PostId).default([]),
  uploaded_bytes: z.number().optional(),
});
export type Status = z.infer<typeof Status>;
export const Videos = z.object({
  videos: z.array(z.object({ id: z.string().min(1), title: z.string().default(''), create_time: Seconds })),
});
/** Answers of which only the status counts. */
export const Accepted = z.looseObject({});

type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Fields;
  readonly json?: unknown;
};

/** One call to the API in the name of the creator; what came is said in the body, whatever the status. */
export async function askTikTok<T>(
  outside: Outside,
  token: string,
  { path, json, ...call }: Call,
  reads: z.ZodType<T>,
): Promise<Result<T>> {
  const url = `${outside.bases['api']}/v2/${path}`;
  const headers = { authorization: `Bearer ${token}` };
  const raw = new TextEncoder().encode(JSON.stringify(json));
  const body = json === undefined ? {} : { body: { raw, mimeType: 'application/json; charset=UTF-8' } };
  const all = z.object({ data: reads, error: z.object({ code: z.literal('ok') }) });
  const reading = { reads: all, explain, secrets: [token], refusesInBody: true };
  const answer = await ask(outside, { ...call, url, headers, ...body }, reading);
  return answer.ok ? { ok: true, value: answer.value.value.data } : answer;
}

const Refused = z.object({ error: z.object({ code: z.string(), message: z.string().default('') }) });
const TokenRefused = z.object({ error: z.string(), error_description: z.string().default('') });

const ofTheSpam: Readonly<Record<string, FailureKind>> = {
  ...kindOf('rate', ['spam_risk_too_many_pending_share', 'spam_risk_too_many_posts']),
  spam_risk_user_banned_from_posting: 'blocked',
};
const byCode: Readonly<Record<string, FailureKind>> = {
  ...ofTheSpam,
  ...kindOf('auth', [
    'access_token_invalid',
    'invalid_request',
    'invalid_grant',
    'invalid_client',
    'invalid_scope',
    'unauthorized_client',
    'unsupported_grant_type',
    'access_denied',
  ]),
  ...kindOf('permission', [
    'scope_not_authorized',
    'token_not_authorized_for_specified_publish_id',
    'url_ownership_unverified',
    'unaudited_client_can_only_post_to_private_accounts',
  ]),
  ...kindOf('rate', ['rate_limit_exceeded', 'reached_active_user_cap']),
  // Two documents, two spellings.
  ...kindOf('content', ['invalid_params', 'invalid_param']),
  invalid_publish_id: 'media',
  // What came of the call is not known.
  internal_error: 'unknown',
  // The creator must bring his app up to date first.
  app_version_check_failed: 'blocked',
};
const byReason: Readonly<Record<string, FailureKind>> = {
  ...ofTheSpam,
  ...kindOf('media', [
    'file_format_check_failed',
    'duration_check_failed',
    'frame_rate_check_failed',
    'picture_size_check_failed',
    'video_pull_failed',
    'photo_pull_failed',
  ]),
  // It says that nothing becomes of it: not a thing to look for.
  internal: 'media',
  publish_cancelled: 'content',
  auth_removed: 'auth',
};
/** Calls are counted by the minute, what waits in an inbox and who publishes by the day: those are asked again every hour. */
const minuteSeconds = 60;
const againAfterSeconds = 3_600;

export function explain({ body }: Answer): Failure | null {
  const named = namedIn(body);
  if (!named || named.code === 'ok') return null;
  const { code, message } = named;
  const kind = byCode[code] ?? 'unknown';
  const wait = code === 'rate_limit_exceeded' ? minuteSeconds : againAfterSeconds;
  const { failure } = failed(kind, `${code}: ${message}`, code, kind === 'rate' ? wait : null);
  return code === 'reached_active_user_cap' ? { ...failure, scope: 'application' } : failure;
}

function namedIn(body: unknown): { code: string; message: string } | null {
  const token = TokenRefused.safeParse(body);
  if (token.success) return { code: token.data.error, message: token.data.error_description };
  const read = Refused.safeParse(body);
  return read.success ? read.data.error : null;
}

/** As `explain`, for the address a file is sent to: there the status is all. 416 says that its count is not ours: that proves nothing. */
export function explainUpload(answer: Answer): Failure | null {
  const told = explain(answer);
  const isNamed = told !== null && told.kind !== 'unknown';
  if (isNamed || ![400, ...overStatuses].includes(answer.status)) return told;
  return noticed('media', `TikTok answers ${answer.status} to the file`, `upload-${answer.status}`).failure;
}

/** The address of the upload, or its publish_id, is no longer known. */
export function saysOver({ platformCode }: Failure): boolean {
  return (
    platformCode === 'invalid_publish_id' ||
    overStatuses.some((status) => platformCode === `upload-${status}`)
  );
}

/** The same of the address of a file, also where it is said in no form we know. */
export function addressIsOver(failure: Failure): boolean {
  return saysOver(failure) || overStatuses.map(statusCode).includes(failure.platformCode);
}

const overStatuses = [403, 404];

/** What became of a file that TikTok took and could not use. */
export function explainReason(reason: string): Failure {
  const kind = byReason[reason] ?? (reason.startsWith('spam_risk') ? 'content' : 'unknown');
  // What it dropped does not wait, as a call does that it refuses for the same.
  if (kind === 'rate')
    return failed('blocked', `TikTok says of the video: ${reason}`, `failed ${reason}`).failure;
  return failed(kind, `TikTok says of the video: ${reason}`, reason).failure;
}

function kindOf(kind: FailureKind, codes: readonly string[]): Record<string, FailureKind> {
  return Object.fromEntries(codes.map((code) => [code, kind]));
}
