// Which advice belongs to a platform's code: one table a channel, and what means the same wherever it comes from.
import type { Advice } from '@herald/contract/advice.ts';
import { ownMarks, unmarkTheirs } from './own-marks.ts';

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

/** What OAuth says (RFC 6749), whichever platform says it. */
const everywhere: AdviceTable = {
  source: 'RFC 6749 §4.1.2.1, §5.2, RFC 6750 §3.1, RFC 7009 §2.2.1',
  since: '2026-11',
  rows: [
    { advice: 'advice-token-over', codes: ['invalid_grant', 'invalid_token'] },
    { advice: 'advice-consent-unfinished', codes: ['access_denied', 'invalid_request'] },
    {
      advice: 'advice-app-keys',
      codes: ['invalid_client', 'unsupported_grant_type', 'unsupported_token_type'],
    },
    // Google's word for it; RFC 6749 has none.
    { advice: 'advice-app-keys', codes: ['redirect_uri_mismatch'] },
    { advice: 'advice-app-rights', codes: ['unauthorized_client'] },
    { advice: 'advice-scope', codes: ['invalid_scope', 'insufficient_scope'] },
  ],
};

/** Null: nobody told us what this code means. A number behind a hyphen is a platform's subcode, listed with its hyphen. */
export function findAdvice(table: AdviceTable, platformCode: string): Advice | null {
  const theirs = unmarkTheirs(platformCode);
  const code = theirs ?? platformCode;
  const tables = [table.rows, everywhere.rows, ...(theirs === null ? [ownMarks] : [])];
  // Meta's codes may be below zero themselves.
  const [, whole = '', subcode = ''] = /^(-?[^-]*)(-[^-]+)?$/.exec(code) ?? [];
  for (const wanted of [code, subcode, whole])
    for (const rows of tables) {
      const row = rows.find(({ codes }) => codes.some((code) => String(code) === wanted));
      if (row) return row.advice;
    }
  return null;
}
