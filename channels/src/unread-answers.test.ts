// An answer that is none of the platform's own keeps its status and its words, and gets no sentence that belongs to a code.
import { promises } from '@herald/contract/advice-promises.ts';
import { expect, test } from 'vitest';
import { findAdvice } from './advice.ts';
import { answered, documented } from './documented-codes.ts';
import { channels } from './registry.ts';

const page = '<html><head><style>p { color: red }</style><title>No</title></head><p>Not here</p></html>';
const bodies = [page, '', 'upstream connect error', '[]', '{"message":"no Route matched"}', '{"cut'];
const ours = [302, 400, 401, 402, 403, 404, 409, 410, 413, 416, 422, 426, 429, 451];
const trouble = [408, 425, 500, 502, 503, 504];

const cases = channels.flatMap(({ key, advice }) =>
  [...ours, ...trouble].map((status) => ({ key, advice, status })),
);

test.each(cases)(
  '$key: a $status that nobody can read is no code of its',
  async ({ key, advice, status }) => {
    const explain = documented[key]?.explain;
    if (!explain) throw new Error(`channels.md has no errors of ${key}`);
    for (const body of bodies) {
      const failure = await answered(explain, new Response(body, { status }), `${status} ${body}`);
      expect(failure.kind).toBe('unknown');
      expect(failure.platformCode).toContain(String(status));
      const known = findAdvice(advice, failure.platformCode);
      // To each platform alike these are its own trouble, and we look; of all others its words are shown.
      if (trouble.includes(status)) expect(known && promises[known]).toBe('looks');
      else expect([known, failure.noticed, failure.message === '']).toEqual([null, undefined, false]);
    }
  },
);

test('of a page its words are quoted, without its tags and its style', async () => {
  const { message } = await answered(() => null, new Response(page, { status: 404 }), 'page');
  expect(message).toBe('No Not here');
});
