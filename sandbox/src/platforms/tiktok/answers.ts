// The words in which TikTok says no: beside empty data with a code, flat at the token door, by the status alone at the address of a file.
import { randomBytes } from 'node:crypto';
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';
import { withNumbers } from './text.ts';

const newLogId = (): string => `20261105${randomBytes(12).toString('hex').toUpperCase()}`;
const envelope = (data: JsonRecord, code: string, message: string): JsonRecord => ({
  data,
  error: { code, message, log_id: newLogId() },
});

export const respond = (data: JsonRecord): Answer => json(200, envelope(data, 'ok', ''));

/** As `respond`, where texts among the data are numbers on the wire. */
export function respondExactly(data: JsonRecord, digits: readonly string[]): Answer {
  const { headers } = json(200, null);
  const written = withNumbers(JSON.stringify(envelope(data, 'ok', '')), digits);
  return { status: 200, headers, body: { kind: 'bytes', bytes: Buffer.from(written) } };
}

export const refuse = (status: number, code: string, message = ''): Answer =>
  json(status, envelope({}, code, message));

export const invalidParams = (message: string): Answer => refuse(400, 'invalid_params', message);

export const unauthorized = (): Answer =>
  refuse(
    401,
    'access_token_invalid',
    'The access token is invalid or not found in the request. Please refresh the token and retry.',
  );

export const scopeMissing = (scope: string): Answer =>
  refuse(401, 'scope_not_authorized', `The user did not authorize the scope ${scope}.`);

export const tooManyCalls = (status = 429): Answer =>
  refuse(status, 'rate_limit_exceeded', 'The API rate limit was exceeded. Please try again later.');

export const tooManyPending = (): Answer => refuse(403, 'spam_risk_too_many_pending_share');

export const notOwnAddress = (): Answer =>
  refuse(403, 'url_ownership_unverified', 'The URL ownership is unverified.');

export const serverError = (): Answer =>
  refuse(500, 'internal_error', 'Something went wrong. Please try again later.');

/** With a 200, as it was seen where the document names no status. */
export const tokenRefused = (error: string, description: string): Answer =>
  json(200, { error, error_description: description, log_id: newLogId() });

/** The address of a file answers without a body. */
export const bare = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers,
  body: { kind: 'none' },
});
