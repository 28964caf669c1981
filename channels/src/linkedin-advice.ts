// What each of LinkedIn's refusals asks of a person (channels.md §5; learn.microsoft.com/linkedin error-handling).
import type { AdviceTable } from './advice.ts';

export const linkedinAdvice: AdviceTable = {
  source: 'learn.microsoft.com/linkedin/shared/api-guide/concepts/error-handling',
  since: '2026-11',
  rows: [
    {
      advice: 'advice-token-over',
      codes: [
        ...[401, 65600, 65601, 65602, 65604],
        ...['INVALID_ACCESS_TOKEN', 'REVOKED_ACCESS_TOKEN', 'EXPIRED_ACCESS_TOKEN'],
      ],
    },
    { advice: 'advice-consent-unfinished', codes: ['user_cancelled_login', 'user_cancelled_authorize'] },
    { advice: 'advice-scope', codes: [403, 100, 'ACCESS_DENIED'] },
    { advice: 'advice-may-not-read', codes: ['r_member_social'] },
    { advice: 'advice-version', codes: [426, 'VERSION_MISSING', 'NONEXISTENT_VERSION'] },
    { advice: 'advice-too-fast', codes: [429] },
    { advice: 'advice-day-full', codes: ['429-unverified'] },
    { advice: 'advice-duplicate', codes: ['DUPLICATE_POST', '422-duplicate'] },
    { advice: 'advice-text-long', codes: ['FIELD_LENGTH_TOO_LONG'] },
    { advice: 'advice-field', codes: [400, 'MISSING_FIELD', 'INVALID_URN_ID', 'INVALID_VALUE_FOR_FIELD'] },
    { advice: 'advice-media-format', codes: ['MEDIA_ASSET_PROCESSING_FAILED', 'PROCESSING_FAILED'] },
    { advice: 'advice-media-missing', codes: ['upload', 'MEDIA_ASSET_WAITING_UPLOAD'] },
    { advice: 'advice-not-there', codes: [404, 'NOT_FOUND', 'RESOURCE_NOT_FOUND'] },
    // A conflict does not say whose call won: we look.
    { advice: 'advice-platform-trouble', codes: [409, 'CONFLICT', 'INTERNAL_ERROR'] },
  ],
};
