// The words in which Instagram says no, against channels.md §2.
import { describe, expect, test } from 'vitest';
import { explain, explainUpload } from './instagram/answers.ts';

const answered = (body: object) => ({ status: 400, headers: new Headers(), body });
const refused = (code: number, subcode: number | null = null) =>
  answered({ error: { message: 'm', code, ...(subcode === null ? {} : { error_subcode: subcode }) } });

describe('a refusal', () => {
  test.each([
    ['media', '-2/2207020 352/2207026 1/2207057 9004/2207052 36000/2207004 36001/2207005 36003/2207009'],
    ['content', '36004/2207010 100/2207023 100/2207028 100/2207040 100/2207081'],
    ['blocked', '25/2207050 368'],
    ['rate', '9/2207042 80002 4 17 613'],
    ['auth', '190/463 102'],
    ['permission', '10 200 3'],
    ['unknown', '4/2207051 -2/2207003 -1/2207001 -1/2207032 -1/2207053'],
    ['unknown', '24/2207006 24/2207008 9007/2207027'],
  ])('is of kind %s: %s', (kind, list) => {
    const codes = list.split(' ');
    const failures = codes.map((one) => {
      const [code = 0, subcode = null] = one.split('/').map(Number);
      return explain(refused(code, subcode));
    });
    const wanted = codes.map((one) => ({ kind, platformCode: one.replace('/', '-') }));
    expect(failures).toMatchObject(wanted);
  });

  test('of a day’s posts is asked again every hour; the application’s limit is not one account’s', () => {
    expect(explain(refused(9, 2207042))).toMatchObject({ retryAfterSeconds: 3_600 });
    expect(explain(refused(4))).toMatchObject({ kind: 'rate', scope: 'application' });
    expect(explain(refused(4, 2207051))).not.toHaveProperty('scope');
    // A page's, an account's and a person's own calls rest nobody else.
    for (const code of [17, 32, 613, 80_002]) {
      expect(explain(refused(code))).toMatchObject({ kind: 'rate' });
      expect(explain(refused(code))).not.toHaveProperty('scope');
    }
  });

  test.each([
    [refused(-1), '-1'],
    [refused(7777), '7777'],
  ])('%j is unknown, and quoted', (answer, platformCode) => {
    expect(explain(answer)).toMatchObject({ kind: 'unknown', platformCode, message: 'm' });
    expect(explain(answer)).not.toHaveProperty('noticed');
  });

  test('what is no error of Graph is none', () => expect(explain(answered({}))).toBeNull());

  test.each([refused(1), refused(-1, 2207073)])('%j is named, and stays unknown', (answer) =>
    expect(explain(answer)).toMatchObject({ kind: 'unknown' }),
  );

  test('at the address of a video is in doubt where it may be repeated, and the video’s fault elsewhere', () => {
    const said = (retriable: boolean, type: string) =>
      explainUpload(answered({ debug_info: { retriable, type, message: 'm' } }));
    expect(said(true, 'PartialRequestError')).toMatchObject({ kind: 'unknown' });
    expect(said(false, 'ProcessingFailedError')).toMatchObject({ kind: 'media' });
    expect(explainUpload(refused(190))).toMatchObject({ kind: 'auth' });
  });
});
