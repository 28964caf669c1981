// What each of YouTube's refusals asks of a person (channels.md §4; developers.google.com/youtube/v3/docs/errors).
import type { AdviceTable } from './advice.ts';

/** What became of a video, as its status names it. */
const rejected = (...reasons: readonly string[]): string[] => reasons.map((reason) => `rejected ${reason}`);
const failedBy = (...reasons: readonly string[]): string[] => reasons.map((reason) => `failed ${reason}`);

export const youtubeAdvice: AdviceTable = {
  source: 'developers.google.com/youtube/v3/docs/errors, videos#status',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: ['authError', 'authorizationRequired', 401] },
    {
      advice: 'advice-no-channel',
      codes: ['youtubeSignupRequired', 'authenticatedUserNotChannel', 'no-channel'],
    },
    { advice: 'advice-scope', codes: ['forbidden', 'insufficientPermissions'] },
    { advice: 'advice-cover-phone', codes: ['forbidden-cover'] },
    { advice: 'advice-role', codes: ['accountDelegationForbidden'] },
    { advice: 'advice-app-rights', codes: ['accessNotConfigured'] },
    { advice: 'advice-account-closed', codes: ['channelSuspended', 'channelClosed'] },
    {
      advice: 'advice-account-closed',
      codes: ['authenticatedUserAccountClosed', 'authenticatedUserAccountSuspended'],
    },
    { advice: 'advice-account-closed', codes: rejected('uploaderAccountSuspended', 'uploaderAccountClosed') },
    { advice: 'advice-app-limit', codes: ['quotaExceeded', 'dailyLimitExceeded'] },
    { advice: 'advice-day-full', codes: ['uploadLimitExceeded'] },
    {
      advice: 'advice-too-fast',
      codes: ['rateLimitExceeded', 'userRateLimitExceeded', 'uploadRateLimitExceeded', 429],
    },
    {
      advice: 'advice-field',
      codes: [
        'unexpectedParameter',
        'missingRequiredParameter',
        'unknownPart',
        'invalidPageToken',
        'parseError',
      ],
    },
    { advice: 'advice-cover', codes: ['invalidImage'] },
    // Both stand for many things: what came of the call is looked for.
    { advice: 'advice-doubted', codes: ['badRequest', 'notFound'] },
    { advice: 'advice-title', codes: ['invalidTitle', 'invalidVideoMetadata'] },
    { advice: 'advice-description', codes: ['invalidDescription'] },
    { advice: 'advice-tags', codes: ['invalidTags'] },
    { advice: 'advice-category', codes: ['invalidCategoryId'] },
    { advice: 'advice-time', codes: ['invalidPublishAt', 'invalidRecordingDetails', 'backdate'] },
    { advice: 'advice-language', codes: ['defaultLanguageNotSet'] },
    { advice: 'advice-privacy', codes: ['forbiddenPrivacySetting', 'forbiddenLicenseSetting'] },
    {
      advice: 'advice-media-missing',
      codes: ['mediaBodyRequired', ...failedBy('emptyFile', 'uploadAborted')],
    },
    {
      advice: 'advice-media-format',
      codes: ['invalidFilename', ...failedBy('conversion', 'invalidFile', 'codec')],
    },
    { advice: 'advice-media-format', codes: ['processing failed', 'processing terminated'] },
    { advice: 'advice-media-size', codes: failedBy('tooSmall') },
    { advice: 'advice-media-length', codes: rejected('length') },
    { advice: 'advice-media-over', codes: ['session-404', 'session-410'] },
    { advice: 'advice-duplicate', codes: rejected('duplicate') },
    { advice: 'advice-copyright', codes: rejected('copyright', 'claim', 'trademark') },
    { advice: 'advice-rules', codes: rejected('inappropriate', 'termsOfUse', 'legal') },
    { advice: 'advice-not-there', codes: ['videoNotFound', 'playlistNotFound', 'removed'] },
  ],
};
