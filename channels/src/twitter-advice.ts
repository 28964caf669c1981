// What each of X's refusals asks of a person (channels.md §3; docs.x.com response codes and errors).
import type { AdviceTable } from './advice.ts';

export const twitterAdvice: AdviceTable = {
  source: 'docs.x.com/x-api/fundamentals/response-codes-and-errors',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: [401, 32, 89, 'unsupported-authentication'] },
    { advice: 'advice-account-closed', codes: [64, '403-blocked'] },
    { advice: 'advice-user-check', codes: [326] },
    { advice: 'advice-scope', codes: [403, 'not-authorized-for-resource'] },
    { advice: 'advice-app-rights', codes: [261, 'client-forbidden', 'client-not-enrolled'] },
    { advice: 'advice-app-credit', codes: [402, 'usage-capped'] },
    { advice: 'advice-too-fast', codes: [429, 88, 'rate-limit-exceeded'] },
    { advice: 'advice-day-full', codes: [185, 344] },
    { advice: 'advice-spam', codes: [226] },
    { advice: 'advice-duplicate', codes: [187, '403-duplicate'] },
    { advice: 'advice-text-long', codes: [186] },
    { advice: 'advice-field', codes: [400, 'invalid-request'] },
    { advice: 'advice-media-missing', codes: [324, '400-media'] },
    { advice: 'advice-media-format', codes: ['InvalidMedia', 'UnsupportedMedia', 'failed'] },
    { advice: 'advice-platform-trouble', codes: ['InternalError'] },
    { advice: 'advice-not-there', codes: [404, 'resource-not-found'] },
  ],
};
