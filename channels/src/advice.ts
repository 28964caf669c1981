// Which advice belongs to a platform's code: one table a channel, and what means the same wherever it comes from.
import type { Advice } from '@herald/contract/advice.ts';

/** Codes as the channel names them in a failure: numbers or words. */
export type Advised = {
  readonly advice: Advice;
  readonly codes: readonly (string | number)[];
};
/** `source` says what the codes mean, `since` when it was read. */
export type AdviceTable = {
  readonly source: string;
  readonly since: string;
  readonly rows: readonly Advised[];
};

/** Of no platform: what the way there says, what OAuth says (RFC 6749), and what our own steps find out. */
const everywhere: AdviceTable = {
  source: 'nodejs.org errors, RFC 9110, RFC 6749 §5.2, channels/src/<channel>/prepare.ts and publish.ts',
  since: '2026-11',
  rows: [
    {
      advice: 'advice-unreachable',
      codes: [
        ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'HERALD_SEND_DEADLINE'],
        ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'],
      ],
    },
    {
      advice: 'advice-broken-off',
      codes: [
        ...['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'],
        ...['UND_ERR_ABORTED', 'UND_ERR_DESTROYED', 'UND_ERR_CLOSED', 'UND_ERR_RESPONSE'],
        ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_SOCKET'],
        ...['TimeoutError', 'AbortError', 'TypeError', 'broken-off'],
      ],
    },
    { advice: 'advice-platform-trouble', codes: [408, 425, 500, 502, 503, 504] },
    {
      advice: 'advice-platform-trouble',
      codes: ['unreadable', 'no-progress', 'no-location', 'no-etag', 'not-listed'],
    },
    { advice: 'advice-platform-trouble', codes: ['strange-address'] },
    { advice: 'advice-post-unfinished', codes: ['no-step', 'no-handle', 'no-part', 'changed', 'offset'] },
    { advice: 'advice-media-over', codes: ['session-over'] },
    { advice: 'advice-look-yourself', codes: ['list-too-long'] },
    { advice: 'advice-choice', codes: ['choice'] },
    { advice: 'advice-privacy', codes: ['visibility'] },
    { advice: 'advice-not-there', codes: ['gone'] },
    { advice: 'advice-token-over', codes: ['no-refresh', 'invalid_grant', 'invalid_token'] },
    { advice: 'advice-consent-unfinished', codes: ['no-device', 'code', 'access_denied', 'invalid_request'] },
    { advice: 'advice-app-keys', codes: ['invalid_client', 'other-app', 'unsupported_grant_type'] },
    { advice: 'advice-app-rights', codes: ['unauthorized_client'] },
    { advice: 'advice-scope', codes: ['invalid_scope', 'insufficient_scope'] },
  ],
};

/** Null: nobody told us what this code means. A number behind a hyphen is a platform's subcode, listed with its hyphen. */
export function findAdvice(table: AdviceTable, platformCode: string): Advice | null {
  // Meta's codes may be below zero themselves.
  const [, whole = '', subcode = ''] = /^(-?[^-]*)(-[^-]+)?$/.exec(platformCode) ?? [];
  for (const wanted of [platformCode, subcode, whole])
    for (const { rows } of [table, everywhere]) {
      const row = rows.find(({ codes }) => codes.some((code) => String(code) === wanted));
      if (row) return row.advice;
    }
  return null;
}
