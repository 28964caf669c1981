// Our marks and the platforms' codes are two namespaces: a platform that says "gone" is quoted, and not taken for us.
import { expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import { failed, noticed } from './failure.ts';
import { ownMarks } from './own-marks.ts';
import { channels } from './registry.ts';
import { explain as tiktok } from './tiktok/answers.ts';
import { explain as youtube } from './youtube/answers.ts';

const marks = ownMarks.flatMap(({ advice, codes }) => codes.map((code) => ({ mark: String(code), advice })));
/** What a channel's own table says of such a code, alone. */
const ownRow = (rows: (typeof ownMarks)[number][], code: string) =>
  rows.find(({ codes }) => codes.some((one) => String(one) === code))?.advice ?? null;

test.each(channels)(
  '$key: of the same letters ours has its advice, and the platform’s has not',
  ({ advice }) => {
    for (const { mark, advice: ours } of marks) {
      const own = ownRow([...advice.rows], mark);
      expect(findAdvice(advice, noticed('unknown', 'm', mark).failure.platformCode)).toBe(own ?? ours);
      const said = failed('permission', 'm', mark).failure.platformCode;
      expect([mark, findAdvice(advice, said)]).toEqual([mark, own]);
      // A person still reads the platform's own code.
      expect(said).toContain(mark);
      const withSubcode = failed('permission', 'm', `${mark}-33`).failure.platformCode;
      expect([mark, findAdvice(advice, withSubcode)]).toEqual([mark, own]);
    }
  },
);

test('what OAuth says is the platform’s, and has its advice', () => {
  for (const { advice } of channels)
    expect(findAdvice(advice, failed('auth', 'm', 'invalid_grant').failure.platformCode)).toMatch(/^advice-/);
});

const body = (code: string) => [
  { explain: tiktok, key: 'tiktok', body: { error: { code, message: 'm', log_id: '1' } } },
  {
    explain: youtube,
    key: 'youtube',
    body: { error: { code: 403, message: 'm', errors: [{ reason: code }] } },
  },
];
test.each(['gone', 'TypeError', 'choice', 'broken-off'])(
  'a platform’s %s on the wire is not our own',
  (code) => {
    for (const { explain, key, body: answer } of body(code)) {
      const failure = explain({ status: 403, headers: new Headers(), body: answer });
      const table = channels.find((one) => one.key === key)?.advice;
      expect([key, failure?.platformCode]).toEqual([key, expect.stringContaining(code)]);
      expect([key, table && findAdvice(table, failure?.platformCode ?? '')]).toEqual([key, null]);
    }
  },
);
