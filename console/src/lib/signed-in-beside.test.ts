// Signed in beside, in another window, while a call of before is on its way: the new session is kept, and the call goes on with it.
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { categories, inAnHour, list, makeTrial, refusal, type Answer } from './call-trial.ts';
import { speak } from './i18n.ts';

const { trial, reset, answering, makeTab } = makeTrial((address, init) => fetch(address, init));
const server = createServer((request, reply) => void answering(request, reply));
const categoriesAnswer = (answer: Answer) =>
  trial.answers.set('/content/contentList/mrsChannels', () => answer);

beforeAll(async () => {
  await speak('zh');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  trial.base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(reset);

describe('who signs in beside while a call of before is on its way', () => {
  const beside = { accessToken: 'b', refreshToken: 'b-refresh', expireIn: inAnHour() };

  it.each([
    ['without a token', 101_102, undefined],
    ['with the one before', 101_101, 'a'],
    ['with the one before', 101_201, 'a'],
  ])('stays signed in: what was refused %s by %i is asked again', async (_, code, token) => {
    const tab = makeTab(token === undefined ? {} : { token });
    let times = 0;
    trial.answers.set('/content/contentList/mrsChannels', () => {
      times += 1;
      if (times > 1) return { data: categories };
      tab.session.write(beside);
      return { code };
    });
    expect(await list(tab.call)).toEqual(categories);
    expect(trial.heard.map(({ headers }) => headers['authorization']).at(-1)).toBe('Bearer b');
    expect(tab.session.read()).toEqual(beside);
    expect(tab.seen).toMatchObject({ went: [], questions: 0, toasts: [], toldSignedOut: 0 });
  });

  it('stays so also where the question about the one before is answered with "stay"', async () => {
    categoriesAnswer({ code: 101_201 });
    const tab = makeTab({ token: 'a', meanwhile: () => tab.session.write(beside) });
    await refusal(list(tab.call));
    expect(tab.session.read()).toEqual(beside);
    expect(tab.seen).toMatchObject({ questions: 1, toldSignedOut: 0 });
  });
});
