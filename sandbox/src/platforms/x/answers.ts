// The words in which X says no: problem documents, and the older form of the token door.
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';

const PROBLEMS = 'https://api.x.com/2/problems';

function problem(status: number, body: JsonRecord): Answer {
  return json(status, body, { 'content-type': 'application/problem+json; charset=utf-8' });
}

export const unauthorized = (): Answer =>
  problem(401, { title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' });

export const forbidden = (detail = 'You are not permitted to perform this action.'): Answer =>
  problem(403, { detail, type: 'about:blank', title: 'Forbidden', status: 403 });

export const duplicateContent = (): Answer =>
  forbidden('You are not allowed to create a Tweet with duplicate content.');

export const rateLimited = (status = 429): Answer =>
  problem(status, { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status });

export const invalidRequest = (message: string, parameters: JsonRecord = {}): Answer =>
  problem(400, {
    errors: [{ message, ...(Object.keys(parameters).length === 0 ? {} : { parameters }) }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: `${PROBLEMS}/invalid-request`,
  });

export const serverError = (): Answer =>
  problem(500, {
    title: 'Internal Server Error',
    type: 'about:blank',
    status: 500,
    detail: 'Internal Server Error',
  });

export const unknownPath = (): Answer =>
  problem(404, { title: 'Not Found', type: 'about:blank', status: 404, detail: 'Not Found' });

/** X answers 200 and an error beside it when one looked-up thing is not there. */
export const notThere = (kind: 'tweet' | 'user' | 'media', parameter: string, value: string): JsonRecord => ({
  value,
  detail: `Could not find ${kind} with ${parameter}: [${value}].`,
  title: 'Not Found Error',
  resource_type: kind,
  parameter,
  resource_id: value,
  type: `${PROBLEMS}/resource-not-found`,
});

export const tokenProblem = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description });
