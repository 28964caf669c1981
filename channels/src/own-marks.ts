// Our own marks of what we noticed ourselves, and how a platform's code of the same letters is told from them.
import type { Advice } from '@herald/contract/advice.ts';
import { sendDeadlinePassed, unreached } from './never-sent.ts';

type Row = { readonly advice: Advice; readonly codes: readonly (string | number)[] };

/** nodejs.org errors (what its HTTP parser and zlib call themselves too), RFC 9110 (statuses without a word of the platform's own), and what the steps of the channels find out. */
export const ownMarks: readonly Row[] = [
  { advice: 'advice-unreachable', codes: unreached },
  { advice: 'advice-not-in-time', codes: [sendDeadlinePassed] },
  {
    advice: 'advice-broken-off',
    codes: [
      ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ERR_STREAM_PREMATURE_CLOSE'],
      ...['HPE_INVALID_CONSTANT', 'HPE_INVALID_VERSION', 'HPE_INVALID_STATUS', 'HPE_INVALID_HEADER_TOKEN'],
      ...['HPE_INVALID_CONTENT_LENGTH', 'HPE_INVALID_CHUNK_SIZE', 'HPE_INVALID_EOF_STATE'],
      ...['HPE_HEADER_OVERFLOW', 'HPE_CLOSED_CONNECTION', 'HPE_INTERNAL', 'Z_DATA_ERROR', 'Z_BUF_ERROR'],
      ...['TimeoutError', 'AbortError', 'TypeError', 'broken-off'],
    ],
  },
  { advice: 'advice-platform-trouble', codes: [408, 425, 500, 502, 503, 504] },
  {
    advice: 'advice-platform-trouble',
    codes: [
      'unreadable',
      'no-progress',
      'no-location',
      'no-etag',
      'not-listed',
      'strange-address',
      'list-not-whole',
      'listed',
      'unseen',
    ],
  },
  { advice: 'advice-post-unfinished', codes: ['no-step', 'no-handle', 'no-part', 'changed', 'offset'] },
  { advice: 'advice-media-over', codes: ['session-over', 'begun-anew'] },
  { advice: 'advice-look-yourself', codes: ['list-too-long'] },
  { advice: 'advice-choice', codes: ['choice', 'feeling'] },
  { advice: 'advice-privacy', codes: ['visibility'] },
  { advice: 'advice-not-there', codes: ['gone'] },
  { advice: 'advice-token-over', codes: ['no-refresh'] },
  { advice: 'advice-consent-unfinished', codes: ['no-device', 'code'] },
  { advice: 'advice-app-keys', codes: ['other-app'] },
];

const marks: ReadonlySet<string> = new Set(ownMarks.flatMap(({ codes }) => codes.map(String)));
const theirs = 'code ';

/** A platform's own code as a failure keeps it. Only one of the letters of ours is written otherwise. */
export function markTheirs(code: string): string {
  return marks.has(code) || marks.has(code.replace(/(?<=.)-.*$/, '')) ? `${theirs}${code}` : code;
}

/** As the platform wrote it; null where it is none of its codes for certain. */
export function unmarkTheirs(code: string): string | null {
  return code.startsWith(theirs) ? code.slice(theirs.length) : null;
}
