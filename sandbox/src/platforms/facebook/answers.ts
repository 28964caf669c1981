// The words in which Facebook says no, and the headers that say how much is left.
import { randomBytes } from 'node:crypto';
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';

interface ErrorParts {
  message: string;
  code: number;
  subcode?: number;
  type?: 'OAuthException' | 'GraphMethodException';
  status?: number;
  userTitle?: string;
  userMessage?: string;
  isTransient?: boolean;
  data?: JsonRecord;
}

export function refuse(parts: ErrorParts): Answer {
  const {
    message,
    code,
    subcode,
    type = 'OAuthException',
    status = 400,
    userTitle,
    userMessage,
    isTransient,
    data,
  } = parts;
  const error = {
    message,
    type,
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    ...(isTransient === undefined ? {} : { is_transient: isTransient }),
    ...(data === undefined ? {} : { error_data: data }),
    ...(userTitle === undefined ? {} : { error_user_title: userTitle }),
    ...(userMessage === undefined ? {} : { error_user_msg: userMessage }),
    fbtrace_id: `A${randomBytes(8).toString('base64url')}`,
  };
  return json(
    status,
    { error },
    { 'www-authenticate': `OAuth "Facebook Platform" "invalid_request" "${encodeURI(message)}"` },
  );
}

export const invalidParameter = (message: string, subcode?: number): Answer =>
  refuse({ message: `(#100) ${message}`, code: 100, ...(subcode === undefined ? {} : { subcode }) });

export const permissionMissing = (scope: string): Answer =>
  refuse({ message: `(#200) The permission(s) ${scope} are not available.`, code: 200, status: 403 });

export const mayNot = (message: string, code = 200): Answer =>
  refuse({ message: `(#${code}) ${message}`, code, status: 403 });

export const badImage = (message: string, subcode?: number): Answer =>
  refuse({ message: `(#324) ${message}`, code: 324, ...(subcode === undefined ? {} : { subcode }) });

const badUpload = (subcode: number, userMessage: string, data?: JsonRecord): Answer =>
  refuse({
    message: '(#6000) There was a problem uploading your video file. Please try again with another file.',
    code: 6000,
    subcode,
    userTitle: 'Video Upload Error',
    userMessage,
    ...(data === undefined ? {} : { data }),
  });

/** Subcodes of the table at developers.facebook.com/documentation/video-api/reference/error-codes. */
export const tooLarge = (): Answer =>
  badUpload(1363023, 'The video you tried to upload is too large. The maximum size for a video is 2 GB.');
export const tooSmall = (): Answer =>
  badUpload(1363022, 'The video you tried to upload is too small. The minimum size for a video is 1 KB.');
export const uploadOver = (): Answer =>
  badUpload(1363030, 'Your video upload timed out before it could be completed.');
export const uploadBroken = (): Answer =>
  badUpload(1363019, 'There was a problem uploading your video. Please try uploading it again.');
export const misplaced = ({ from, to }: { from: number; to: number }): Answer =>
  badUpload(1363037, 'There was a problem uploading your video. Please try uploading it again.', {
    start_offset: String(from),
    end_offset: String(to),
  });

export const noSuchObject = (id: string, verb = 'get'): Answer =>
  refuse({
    message: `Unsupported ${verb} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    type: 'GraphMethodException',
    code: 100,
    subcode: 33,
  });

export const sessionExpired = (atMs: number): Answer =>
  refuse({
    message: `Error validating access token: Session has expired on ${new Date(atMs).toUTCString()}. The current time is ${new Date().toUTCString()}.`,
    code: 190,
    subcode: 463,
    status: 401,
  });

export const badToken = (message = 'Invalid OAuth access token - Cannot parse access token'): Answer =>
  refuse({ message, code: 190, status: 401 });

export const duplicateStatus = (): Answer =>
  refuse({
    message: '(#506) Duplicate status message',
    code: 506,
    userTitle: 'Duplicate status update',
    userMessage:
      'This status update is identical to the last one you posted. Try posting something different, or delete your previous update.',
  });

export const rateLimited = (status: number): Answer =>
  refuse({ message: '(#32) Page request limit reached', code: 32, status });

export const serverError = (): Answer =>
  refuse({ message: 'An unknown error has occurred.', code: 1, status: 500, isTransient: true });

export const unknownPath = (call: Call): Answer =>
  refuse({
    message: `Unknown path components: ${new URL(call.url, call.origin).pathname.replace('/facebook/graph', '')}`,
    code: 2500,
  });

export function usageHeaders(percent: number, pageId: string | undefined): Record<string, string> {
  const usage = {
    call_count: percent,
    total_time: Math.floor(percent / 2),
    total_cputime: Math.floor(percent / 3),
  };
  if (pageId === undefined) return { 'x-app-usage': JSON.stringify(usage) };
  const business = {
    [pageId]: [{ type: 'pages', ...usage, estimated_time_to_regain_access: percent >= 100 ? 5 : 0 }],
  };
  return {
    'x-app-usage': JSON.stringify(usage),
    'x-page-usage': JSON.stringify(usage),
    'x-business-use-case-usage': JSON.stringify(business),
  };
}
