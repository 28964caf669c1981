// The words in which LinkedIn says no: one envelope for the API, another at the door where codes become tokens.
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';

function refuse(status: number, message: string, more: JsonRecord = {}): Answer {
  return json(status, { status, message, ...more });
}

export const invalid = (code: string, field: string, message: string): Answer =>
  refuse(400, message, {
    code,
    errorDetailType: 'com.linkedin.common.error.BadRequest',
    errorDetails: {
      inputErrors: [{ description: message, input: { inputPath: { fieldPath: field } }, code }],
    },
  });

export const invalidValue = (field: string, message = `${field} is not of the expected form`): Answer =>
  invalid('INVALID_VALUE_FOR_FIELD', field, message);

export const unauthorized = (): Answer =>
  refuse(401, 'The token used in the request has been revoked by the user', {
    serviceErrorCode: 65601,
    code: 'REVOKED_ACCESS_TOKEN',
  });

export const tokenExpired = (): Answer =>
  refuse(401, 'The token used in the request has expired', {
    serviceErrorCode: 65602,
    code: 'EXPIRED_ACCESS_TOKEN',
  });

export const tokenInvalid = (): Answer =>
  refuse(401, 'Invalid access token', { serviceErrorCode: 65600, code: 'INVALID_ACCESS_TOKEN' });

export const accessDenied = (action: string): Answer =>
  refuse(403, `Not enough permissions to access: ${action}.NO_VERSION`, {
    serviceErrorCode: 100,
    code: 'ACCESS_DENIED',
  });

export const versionMissing = (): Answer =>
  refuse(400, 'A version must be present. Please specify a version by adding the LinkedIn-Version header.', {
    code: 'VERSION_MISSING',
  });

export const versionGone = (version: string): Answer =>
  refuse(426, `Requested version ${version} is not active`, { code: 'NONEXISTENT_VERSION' });

export const notThere = (what: string): Answer => refuse(404, `${what} not found`, { code: 'NOT_FOUND' });

export const duplicateOf = (urn: string): Answer => refuse(422, `Content is a duplicate of ${urn}`);

export const rateLimited = (status = 429): Answer =>
  refuse(status, 'Resource level throttle limit for calls to this resource is reached.');

export const serverError = (): Answer => refuse(500, 'Internal Server Error', { code: 'INTERNAL_ERROR' });

export const tokenProblem = (description: string, error = 'invalid_request', status = 400): Answer =>
  json(status, { error, error_description: description });
