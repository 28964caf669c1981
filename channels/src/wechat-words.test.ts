// The words in which WeChat says no, against channels.md §8: what each proves, and what nobody named.
import { describe, expect, test } from 'vitest';
import { explain, explainSubmission } from './wechat/answers.ts';

describe('the words in which WeChat says no', () => {
  const coded = (errcode: unknown) => ({
    status: 200,
    headers: new Headers(),
    body: { errcode, errmsg: 'm' },
  });

  test.each([
    ['auth', [40001, 40014, 42001, 40013, 40125, 40164]],
    ['permission', [48001, 48004, 50002]],
    ['rate', [45009, 45011, -1]],
    ['media', [40004, 40005, 40006, 40007, 40009, 40137, 45001]],
    ['content', [45002, 45003, 45004, 45008, 45166, 44003, 47001, 53600]],
    ['content', [53402, 53404, 53405, 53406, 53503, 53504, 53505]],
  ])('%s is %j', (kind, codes) => {
    const wanted = codes.map((code) => ({ kind, platformCode: String(code) }));
    expect(codes.map((code) => explain(coded(code)))).toMatchObject(wanted);
  });

  test('a minute is waited for the limit of a minute, an hour for that of a day', () => {
    const waits = [45011, 45009].map((code) => explain(coded(code))?.retryAfterSeconds);
    expect(waits).toEqual([60, 3_600]);
  });

  test('a number nobody named is unknown, and quoted', () => {
    const quoted = { kind: 'unknown', platformCode: '50000' };
    const failures = [explain(coded(50_000)), explainSubmission(coded(50_000))];
    expect(failures).toMatchObject([quoted, quoted]);
  });

  test.each([0, '40001', null])('%j is none of them', (code) => {
    expect([explain(coded(code)), explainSubmission(coded(code))]).toEqual([null, null]);
  });
});
