import { personHeader } from '@herald/contract/endpoint.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadFailureOf } from './call-refusal.ts';
import { anHourAgo, categories, list, makeTrial, refusal } from './call-trial.ts';
import { speak } from './i18n.ts';
import { belongTo, hearOtherPerson, ownPerson, saidOfOther, watchOtherPerson } from './other-person.ts';

const { trial, reset, answering, makeTab } = makeTrial((address, init) => fetch(address, init));
const server = createServer((request, reply) => void answering(request, reply));
const said = '此浏览器现在以 Ben 的身份登录';
const otherwise = () => ({ status: 409, code: 409059, message: said });
const here = '/api/content/contentList/mylist?page=2';
const deed = contentEndpoints.deletePackage;

beforeAll(async () => {
  await speak('zh');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  trial.base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(reset);

it('a call says whose page it comes from, once that is known and a session is there', async () => {
  await list(makeTab({ token: 'a', person: 'ada' }).call);
  await list(makeTab({ token: 'a' }).call);
  await list(makeTab({ person: 'ada' }).call);
  expect(trial.heard.map(({ headers }) => headers[personHeader])).toEqual(['ada', undefined, undefined]);
});

it('somebody else’s session is told on the page; a deed is told its end too; nobody is led away or signed out', async () => {
  const tab = makeTab({ token: 'b', person: 'ada' });
  for (const path of ['/content/contentList/mrsChannels', '/infor/notReadList', deed.path])
    trial.answers.set(path, otherwise);
  const refused = await refusal(list(tab.call));
  expect(refused).toMatchObject({ code: 'signed-in-otherwise', sentence: said });
  // The bar says it; in the place of the list it would stand twice, and a skeleton there would wait for ever.
  expect(loadFailureOf(refused)).toBe('未加载，原因见上方提示。');
  await refusal(tab.call(messageEndpoints.unread, {}));
  expect(tab.seen).toMatchObject({ other: [said, said], toasts: [] });
  await refusal(tab.call(deed, { pkguid: '1' }));
  expect(tab.seen).toMatchObject({ toasts: [said], went: [], questions: 0 });
  expect(tab.session.read()?.accessToken).toBe('b');
  trial.answers.set('/content/contentList/mrsChannels', () => ({ data: categories }));
  await list(tab.call);
  expect(tab.seen.other.at(-1)).toBeNull();
});

it('Log Out leaves somebody else’s session to them, known before or not: the window becomes theirs', async () => {
  trial.answers.set('/control/user/logout', otherwise);
  const tab = makeTab({ token: 'b', person: 'ada', stays: true });
  for (const logouts of [1, 1]) {
    await (
      await tab.logOut()
    ).stayed;
    expect(trial.heard.filter(({ url }) => url === '/control/user/logout')).toHaveLength(logouts);
  }
  expect(tab.session.read()?.accessToken).toBe('b');
  expect(tab.seen).toMatchObject({ other: [said], toldSignedOut: 0, went: [here, here] });
});

it('somebody else’s session is not renewed either, and the call that needed it says why', async () => {
  trial.answers.set('/control/user/refreshToken', otherwise);
  const tab = makeTab({ token: 'b', person: 'ada', expireIn: anHourAgo() });
  expect(await refusal(list(tab.call))).toMatchObject({ code: 'signed-in-otherwise', sentence: said });
  expect(trial.heard.map(({ url }) => url)).toEqual(['/control/user/refreshToken']);
  expect(tab.seen).toMatchObject({ other: [said], questions: 0, went: [] });
  expect(tab.session.read()?.accessToken).toBe('b');
});

it('a page stays its first person’s until it is loaded anew', () => {
  belongTo('ada');
  belongTo('ben');
  expect(ownPerson()).toBe('ada');
  let heard = 0;
  const forget = watchOtherPerson(() => {
    heard += 1;
  });
  for (const one of [said, said, null]) hearOtherPerson(one);
  forget();
  hearOtherPerson(said);
  expect([heard, saidOfOther()]).toEqual([2, said]);
});
