// The words in which Instagram says no: those of Graph, with numbers of its own below them; and rupload's.
import { randomBytes } from 'node:crypto';
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';

interface Words {
  title?: string;
  shown?: string;
  status?: number;
  isTransient?: boolean;
}

export function refuse(code: number, subcode: number | null, message: string, words: Words = {}): Answer {
  const { title, shown, status = 400, isTransient = false } = words;
  const error = {
    message,
    type: 'OAuthException',
    code,
    ...(subcode === null ? {} : { error_subcode: subcode, is_transient: isTransient }),
    ...(title === undefined ? {} : { error_user_title: title }),
    ...(shown === undefined ? {} : { error_user_msg: shown }),
    fbtrace_id: `A${randomBytes(9).toString('base64url')}`,
  };
  return json(status, { error });
}

export const invalid = (message: string): Answer => refuse(100, null, `(#100) ${message}`);

export const badToken = (message = 'Invalid OAuth access token - Cannot parse access token'): Answer =>
  refuse(190, null, message, { status: 401 });

export const sessionOver = (): Answer =>
  refuse(190, 463, 'Error validating access token: Session has expired.', { status: 401 });

export const mayNot = (scope: string): Answer =>
  refuse(10, null, `(#10) Application does not have permission for this action: ${scope}`, { status: 403 });

export const nothingThere = (id: string): Answer => {
  const message = `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation`;
  return refuse(100, 33, message);
};

export const tooManyCalls = (status = 400): Answer =>
  refuse(80002, null, '(#80002) There have been too many calls to this Instagram account.', { status });

export const serverError = (): Answer =>
  refuse(-1, 2207001, 'An unknown error has occurred.', { status: 500, isTransient: true });

export const unknownPath = (): Answer => refuse(2500, null, 'Unknown path components');

export const quotaUsed = (): Answer =>
  refuse(9, 2207042, 'Application request limit reached', {
    title: "Can't publish post",
    shown:
      'You reached the maximum number of posts that is allowed to be published by Content Publishing API.',
  });

export const notReady = (): Answer =>
  refuse(9007, 2207027, 'Media ID is not available', {
    title: 'Media not ready',
    shown: 'The media is not ready for publishing, please wait for a moment',
  });

export const expired = (): Answer =>
  refuse(-2, 2207020, 'The media has expired', {
    title: 'Media expired',
    shown: 'The media you are trying to access has expired. Please try to upload again.',
  });

export const cannotFetch = (): Answer =>
  refuse(9004, 2207052, 'Only photo or video can be accepted as media type.', {
    title: 'Media download has failed',
    shown: 'The media could not be fetched from this URI.',
  });

/** What is wrong with the bytes themselves, and where they break off. */
export const uploadRefused = (type: string, message: string, retriable = false): Answer =>
  json(400, { debug_info: { retriable, type, message } });
