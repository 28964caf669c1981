// A take-down that X answers with "deleted nothing": the post is gone only when X no longer shows it.
import { expect, test } from 'vitest';
import { accountWith, outsideWith } from './conformance-world.ts';
import { twitter } from './twitter/index.ts';

const stands = { data: { id: '1', text: 'Look', created_at: '2026-11-05T10:00:30Z' } };
const isNot = { errors: [{ type: 'https://api.x.com/2/problems/resource-not-found' }] };

test.each([
  ['shows the post', stands, '1', { ok: false, failure: { kind: 'unknown' } }],
  ['says that there is none', isNot, '5', { ok: true, value: 'gone' }],
])('X deleted nothing, and %s', async (_, read, newest, expected) => {
  const asked: string[] = [];
  const outside = outsideWith(twitter, {
    fetch: async (url, { method }) => {
      asked.push(`${method}`);
      if (method === 'DELETE') return Response.json({ data: { deleted: false } });
      const list = { data: [{ id: newest }], meta: { result_count: 1 } };
      return Response.json(url.includes('/users/') ? list : read);
    },
  });
  const taken = await twitter.change.takeDown(outside, accountWith({ externalId: '7' }), '1');
  expect(taken).toMatchObject(expected);
  expect(asked.slice(0, 2)).toEqual(['DELETE', 'GET']);
});
