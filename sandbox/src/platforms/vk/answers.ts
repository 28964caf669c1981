// The words in which VK says no: always a 200 with an error's number inside; VK ID speaks OAuth.
import type { Answer, Call } from '../../call.ts';
import { formOf, json } from '../../call.ts';
import { isRecord } from '../../json.ts';

export function refuse(code: number, words: string, subcode?: number): Answer {
  const error = {
    error_code: code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    error_msg: words,
    request_params: [],
  };
  return json(200, { error });
}

export const respond = (response: Parameters<typeof json>[1]): Answer => json(200, { response });

export const invalid = (what: string): Answer =>
  refuse(100, `One of the parameters specified was missing or invalid: ${what}`);

export const notAuthorized = (why = 'invalid access_token (4).'): Answer =>
  refuse(5, `User authorization failed: ${why}`);

export const scopeMissing = (): Answer =>
  refuse(15, 'Access denied: no access to call this method. It cannot be called with current scopes.', 1_133);

export const accessDenied = (why: string): Answer => refuse(15, `Access denied: ${why}`);

export const mayNotPost = (why = 'no access to this wall'): Answer =>
  refuse(214, `Access to adding post denied: ${why}`);

export const tooManyCalls = (): Answer => refuse(6, 'Too many requests per second');

export const serverError = (): Answer =>
  json(500, { error: { error_code: 10, error_msg: 'Internal server error', request_params: [] } });

export const unknownMethod = (): Answer => refuse(3, 'Unknown method passed');

export const tokenProblem = (error: string, description: string, status = 400): Answer =>
  json(status, { error, error_description: description });

/** VK repeats what it was asked, but for the token. */
export function withParams(method: string, call: Call, answer: Answer): Answer {
  const { body } = answer;
  if (body.kind !== 'json' || !isRecord(body.value) || !isRecord(body.value['error'])) return answer;
  const asked = Object.entries({ method, ...call.query, ...formOf(call) });
  const params = asked.filter(([key]) => key !== 'access_token').map(([key, value]) => ({ key, value }));
  return json(answer.status, { error: { ...body.value['error'], request_params: params } }, answer.headers);
}
