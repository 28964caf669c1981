// The words in which YouTube says no: Google's error document with its reasons, and the short form of the token door.
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';

interface Said {
  domain?: string;
  message?: string;
  location?: string;
  locationType?: string;
  status?: string;
}

export function refusal(code: number, reason: string, said: Said = {}): Answer {
  const { domain = 'youtube.video', message = SENTENCES[reason] ?? reason, status, ...where } = said;
  const errors = [{ message, domain, reason, ...where }];
  return json(code, { error: { code, message, errors, ...(status === undefined ? {} : { status }) } });
}

const SENTENCES: Record<string, string> = {
  invalidTitle: 'The request metadata specifies an invalid or empty video title.',
  invalidDescription: 'The request metadata specifies an invalid video description.',
  invalidTags: 'The request metadata specifies invalid video keywords.',
  invalidCategoryId: 'The snippet.categoryId property specifies an invalid category ID.',
  invalidPublishAt: 'The request metadata specifies an invalid scheduled publishing time.',
  invalidRecordingDetails: 'The request metadata specifies invalid recording details.',
  invalidVideoMetadata: 'The request metadata is invalid.',
  defaultLanguageNotSet: 'The request is trying to add localized video details without the default language.',
  mediaBodyRequired: 'The request does not include the video content.',
  uploadLimitExceeded: 'The user has exceeded the number of videos they may upload.',
  videoNotFound: 'The video that you are trying to change cannot be found.',
  playlistNotFound: 'The playlist identified with the request’s playlistId parameter cannot be found.',
  forbiddenPrivacySetting: 'The request attempts to set an invalid privacy setting for the video.',
  uploadRateLimitExceeded: 'The channel has uploaded too many thumbnails recently. Please try again later.',
};
const QUOTA =
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';

export const unauthorized = (): Answer => {
  const answer = refusal(401, 'authError', {
    domain: 'global',
    message: 'Invalid Credentials',
    location: 'Authorization',
    locationType: 'header',
    status: 'UNAUTHENTICATED',
  });
  return answer;
};
export const insufficientPermissions = (): Answer =>
  refusal(403, 'insufficientPermissions', {
    domain: 'global',
    message: 'Request had insufficient authentication scopes.',
    status: 'PERMISSION_DENIED',
  });
export const forbidden = (): Answer => refusal(403, 'forbidden', { message: 'Forbidden' });
export const quotaExceeded = (): Answer =>
  refusal(403, 'quotaExceeded', { domain: 'youtube.quota', message: QUOTA });
export const rateLimited = (status = 429): Answer => refusal(status, 'uploadRateLimitExceeded');
export const videoNotFound = (): Answer => refusal(404, 'videoNotFound');

export const badRequest = (message: string, reason = 'badRequest'): Answer =>
  refusal(400, reason, { domain: 'global', message });
export const unknownParameter = (name: string): Answer =>
  refusal(400, 'unexpectedParameter', {
    domain: 'youtube.parameter',
    message: `Invalid JSON payload received. Unknown name "${name}": Cannot bind query parameter.`,
    location: name,
    locationType: 'parameter',
  });
export const serverError = (): Answer =>
  refusal(500, 'backendError', { domain: 'global', message: 'Internal error encountered.' });
export const notFound = (): Answer => refusal(404, 'notFound', { domain: 'global', message: 'Not Found' });

export const tokenRefused = (status: number, error: string, description: string): Answer =>
  json(status, { error, error_description: description });
