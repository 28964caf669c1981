// Bad input is told in the reader's language, with the field as screens call it; what cannot be stored is refused, never a 500.
import { Envelope } from '@herald/contract/envelope.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../api.ts';
import { testContext, type TestContext } from '../test-context.ts';
import { TestBrowser } from './test-browser.ts';
import { signedIn } from './test-sign-in.ts';

let world: TestContext;
let app: FastifyInstance;
let token: string;
beforeAll(async () => {
  world = await testContext();
  app = await buildApi(world.context);
  await app.listen({ host: '127.0.0.1', port: world.context.config.port });
  token = (await signedIn(new TestBrowser(world.context))).session.accessToken;
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function ask(language: string, path: string, payload?: object) {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/prod-api${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...Envelope.parse(answer.json()) };
}

it.each([
  ['en', 'Please check your input: Title: at most 1000 characters; Text 2: at most 200000 characters'],
  ['zh', '请检查输入：标题最多1000个字符；正文 2最多200000个字符'],
  [
    'es',
    'Revise lo introducido: Título: como máximo 1000 caracteres; Texto 2: como máximo 200000 caracteres',
  ],
  ['ja', '入力を確認してください：タイトルは1000文字までです、本文 2は200000文字までです'],
])('%s: too much is told with its field and its limit', async (language, message) => {
  const blocks = [{ mediaType: 3 }, { mediaType: 3, content: 'x'.repeat(200_001) }];
  const draft = { title: 'x'.repeat(1_001), draftMediaList: blocks };
  expect(await ask(language, '/content/contentList/draft/insert', draft)).toMatchObject({
    status: 400,
    message,
  });
});

it('what is missing and what has a wrong form is told without the words of a library', async () => {
  const { status, message } = await ask('en', '/content/schedulepubmaterial/insert', { pubTime: 7 });
  expect(status).toBe(400);
  expect(message).toContain('Publish time is not of the form that belongs there');
  expect(message).not.toMatch(/expected|received|Invalid/);
});

it.each([
  ['NUL in a search', '/content/publish/pubHistory?title=a%00b'],
  ['a number beyond the database’s', '/content/publish/pubHistory?channelid=1000000000000'],
])('%s is refused and is no fault of ours', async (_, path) => {
  expect((await ask('en', path)).status).toBe(400);
});
