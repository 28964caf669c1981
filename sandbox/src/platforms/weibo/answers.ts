// The words in which Weibo says no: a number and a sentence, with the path that was asked; the token door adds more.
import type { Answer, Call } from '../../call.ts';
import { json } from '../../call.ts';

const SENTENCES = {
  10001: 'System error!',
  10008: 'Param error, see doc for more info!',
  10014: 'Insufficient app permissions!',
  10017: 'appkey not bind domain!',
  10020: 'Request api not found!',
  10022: 'IP requests out of rate limit!',
  10023: 'User requests out of rate limit!',
  20005: 'Unsupported image type, only support JPG, GIF, PNG!',
  20006: 'Image size too large!',
  20008: 'Content is null!',
  20012: 'Text too long, please input text less than 140 characters!',
  20016: 'Out of limit!',
  20017: 'Repeated content!',
  20019: 'repeat content!',
  20021: 'Content is illegal!',
  20101: 'Target weibo does not exist!',
  21327: 'expired_token',
  21332: 'invalid_access_token',
} as const;
export type Code = keyof typeof SENTENCES;

const FORBIDDEN: readonly Code[] = [10014, 10022, 10023, 21327];

/** The path without the folder in which the stand-in stands. */
function pathOf(call: Call | undefined): string {
  return call
    ? new URL(call.url, call.origin).pathname.replace(/^\/weibo\/api/, '')
    : '/2/statuses/share.json';
}

export function refuse(code: Code, call?: Call, status = FORBIDDEN.includes(code) ? 403 : 400): Answer {
  return json(status, { error: SENTENCES[code], error_code: code, request: pathOf(call) });
}

export function refuseToken(error: string, code: number, description: string): Answer {
  const path = '/oauth2/access_token';
  return json(400, {
    error,
    error_code: code,
    request: path,
    error_uri: path,
    error_description: description,
  });
}
