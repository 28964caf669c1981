// The words in which YouTube says no, against channels.md §4: what each proves, and what nobody named.
import { describe, expect, test } from 'vitest';
import { explain } from './youtube/answers.ts';

describe('the words in which YouTube says no', () => {
  const says = (body: object, status: number) => ({ status, body });
  const refuses = (status: number, reason: string, message = 'm') =>
    says({ error: { code: status, message, errors: [{ reason }] } }, status);
  const explained = (said: { status: number; body: object }, date = '') =>
    explain({ ...said, headers: new Headers({ date }) });

  test.each([
    ['content', 400, ['invalidTitle', 'invalidDescription', 'invalidTags', 'invalidCategoryId']],
    ['content', 400, ['invalidPublishAt', 'invalidVideoMetadata', 'invalidRecordingDetails']],
    ['content', 400, ['defaultLanguageNotSet']],
    ['media', 400, ['mediaBodyRequired', 'invalidFilename']],
    ['rate', 400, ['uploadLimitExceeded']],
    ['auth', 401, ['authError', 'youtubeSignupRequired', 'authorizationRequired']],
    ['permission', 403, ['forbidden', 'insufficientPermissions']],
    ['rate', 403, ['quotaExceeded', 'rateLimitExceeded']],
    ['content', 403, ['forbiddenPrivacySetting', 'forbiddenLicenseSetting']],
    ['blocked', 403, ['channelSuspended']],
    ['content', 404, ['videoNotFound']],
    ['rate', 429, ['uploadRateLimitExceeded']],
  ])('%s with %i', (kind, status, reasons) => {
    const wanted = reasons.map((reason) => ({ kind, platformCode: reason }));
    expect(reasons.map((reason) => explained(refuses(status, reason)))).toMatchObject(wanted);
    expect(explained(says({ error: 'invalid_grant' }, 400))).toMatchObject({ kind: 'auth' });
  });

  test.each([
    ['2026-11-05T09:30:00Z', 81_000],
    ['2026-11-05T07:59:59Z', 1],
    ['2026-07-05T07:00:00Z', 86_400],
  ])('at %s the day’s quota is back in %i seconds, at midnight Pacific time', (at, retryAfterSeconds) => {
    const said = refuses(403, 'quotaExceeded', 'You have exceeded your <a href="/quota">quota</a>.');
    const failure = { retryAfterSeconds, scope: 'application', message: 'You have exceeded your quota.' };
    expect(explained(said, new Date(at).toUTCString())).toMatchObject(failure);
  });

  test('a channel that may upload no more is asked again every hour: its day is counted on, and not told', () => {
    expect(explained(refuses(400, 'uploadLimitExceeded'))).toMatchObject({ retryAfterSeconds: 3_600 });
  });

  test.each([
    [400, 'badRequest'],
    [403, 'new'],
    [404, 'notFound'],
  ])('%i %s is unknown, and quoted', (status, reason) =>
    expect(explained(refuses(status, reason))).toMatchObject({
      kind: 'unknown',
      platformCode: reason,
      message: 'm',
    }),
  );

  test('what is no error of Google is none', () => expect(explained(says({}, 403))).toBeNull());
});
