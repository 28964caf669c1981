// The pages a consent offers at Meta: all of them, or none and the reason; a part is not shown as if it were the whole.
import { expect, test } from 'vitest';
import { facebook } from './facebook/index.ts';
import { version } from './graph-api.ts';
import { recordAnswers } from './recorded-answers.ts';

const page = (id: number) => ({
  id: String(id),
  name: 'Gazette',
  access_token: 'p',
  tasks: ['CREATE_CONTENT'],
});
const place = (after: number) => ({
  cursors: { after: String(after) },
  next: 'https://graph.facebook.com/next',
});

async function offered(listing: (after: number) => object) {
  const { outside, asked } = recordAnswers(facebook, {
    [`GET ${version}/oauth/access_token`]: () => Response.json({ access_token: 'user' }),
    [`GET ${version}/debug_token`]: () =>
      Response.json({ data: { is_valid: true, scopes: [...facebook.connect.scopes] } }),
    [`GET ${version}/me/accounts`]: (name) =>
      Response.json(listing(Number(/after=(\d+)/.exec(name)?.[1] ?? 0))),
  });
  const ask = { code: 'c', redirectUri: 'r', codeVerifier: 'v', returned: {} };
  const answer = await facebook.connect.exchange(outside, ask);
  return { answer, listings: asked.filter(([name]) => name.includes('me/accounts')).length };
}

test('page after page is read until the last', async () => {
  const { answer } = await offered((after) => ({
    data: [page(after)],
    ...(after < 3 ? { paging: place(after + 1) } : {}),
  }));
  expect(answer).toMatchObject({
    value: ['0', '1', '2', '3'].map((externalId) => ({ externalId, usable: true })),
  });
});

test('a list that never ends, or that goes on and does not say how, offers nothing as if it were all', async () => {
  const notAll = { failure: { kind: 'unknown', platformCode: 'list-not-whole' } };
  const endless = await offered((after) => ({ data: [page(after)], paging: place(after + 1) }));
  expect(endless).toMatchObject({ answer: notAll, listings: 10 });
  const unnamed = await offered(() => ({
    data: [page(1)],
    paging: { next: 'https://graph.facebook.com/next' },
  }));
  expect(unnamed).toMatchObject({ answer: notAll, listings: 1 });
});
