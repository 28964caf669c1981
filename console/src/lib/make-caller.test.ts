import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speak } from './i18n.ts';
import {
  anHourAgo,
  categories,
  inAnHour,
  isOpenAfter,
  list,
  makeTrial,
  refusal,
  type Answer,
} from './call-trial.ts';

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

describe('what an answer means', () => {
  it('R-ERR-001 reads the envelope of every answer, also of a 422', async () => {
    categoriesAnswer({
      status: 422,
      code: 422002,
      message: '请选择至少 40 分钟之后的时间。',
      data: { minutes: 40 },
    });
    const tab = makeTab({ token: 'a' });
    expect(await refusal(list(tab.call))).toMatchObject({ code: 'lead-too-short', details: { minutes: 40 } });
    expect(tab.seen.toasts).toEqual(['请选择至少 40 分钟之后的时间。']);
  });

  it('R-ERR-003 another code of the 1011 family is a success without a toast', async () => {
    categoriesAnswer({ code: 101150, data: categories });
    const tab = makeTab({ token: 'a' });
    expect(await list(tab.call)).toEqual(categories);
    expect(tab.seen.toasts).toEqual([]);
  });

  it('R-ERR-004 R-ERR-006 101102 goes to sign-in; the call neither answers nor complains', async () => {
    categoriesAnswer({ code: 101102 });
    const tab = makeTab({ token: 'a' });
    expect(await isOpenAfter(list(tab.call), 150)).toBe(true);
    expect(tab.seen.went).toEqual(['/login?redirect=%2Fapi%2Fcontent%2FcontentList%2Fmylist%3Fpage%3D2']);
    expect(tab.seen.toasts).toEqual([]);
  });

  it('R-AUTH-042 the status 401 is treated like 101102', async () => {
    categoriesAnswer({ status: 401, text: 'no' });
    const tab = makeTab({ token: 'a' });
    expect(await isOpenAfter(list(tab.call), 150)).toBe(true);
    expect(tab.seen.went[0]).toMatch(/^\/login\?redirect=/);
  });

  it('R-ERR-005 R-AUTH-010 101101 logs out and goes where the logout answers', async () => {
    categoriesAnswer({ code: 101101 });
    trial.answers.set('/control/user/logout', () => ({ data: { url: 'https://sso.example/logout' } }));
    const tab = makeTab({ token: 'a' });
    expect(await isOpenAfter(list(tab.call), 200)).toBe(true);
    expect(tab.seen.went).toEqual(['https://sso.example/logout']);
    expect(tab.session.read()).toBeNull();
  });

  it('R-ERR-007 any other code is told once, by its message or as "Error", and rejects', async () => {
    categoriesAnswer({ code: 600001, message: '坏了' });
    const tab = makeTab({ token: 'a' });
    await refusal(list(tab.call));
    categoriesAnswer({ code: 600001, message: '' });
    expect(await refusal(list(tab.call))).toMatchObject({ code: 'unknown', sentence: 'Error' });
    expect(tab.seen.toasts).toEqual(['坏了', 'Error']);
  });

  it('R-ERR-008 an error of a session call also logs out; other calls under /user/ do not (C-15)', async () => {
    trial.answers.set('/control/user/dashboard', () => ({ code: 600001, message: 'x' }));
    trial.answers.set('/control/user/logout', () => ({ data: { url: '/bye' } }));
    const tab = makeTab({ token: 'a' });
    await refusal(tab.call(signOnEndpoints.dashboard, {}));
    expect(tab.seen.went).toEqual(['/bye']);
    const other = { ...contentEndpoints.listCategories, path: '/control/user/update' } as const;
    trial.answers.set('/control/user/update', () => ({ code: 600001, message: 'x' }));
    const second = makeTab({ token: 'a' });
    await refusal(second.call(other, {}));
    expect(second.seen.went).toEqual([]);
  });

  it('R-HIST-011 a call may mute the toast of a code it shows itself', async () => {
    categoriesAnswer({ code: 105019, message: '修改失效' });
    const tab = makeTab({ token: 'a' });
    const work = tab.call(contentEndpoints.listCategories, {}, { mute: ['post-gone'] });
    expect(await refusal(work)).toMatchObject({ code: 'post-gone', sentence: '修改失效' });
    expect(tab.seen.toasts).toEqual([]);
  });
});

describe('who stays where something is unsaved, though the session is over', () => {
  const expired = (code: number) => {
    categoriesAnswer({ code });
    trial.answers.set('/control/user/logout', () => ({ data: { url: '/bye' } }));
    return makeTab({ token: 'a', stays: true });
  };

  it.each([
    [101_102, 'sign-in-needed', '/login?redirect=%2Fapi%2Fcontent%2FcontentList%2Fmylist%3Fpage%3D2'],
    [101_101, 'session-ended', '/bye'],
  ])('after %i every waiting call ends, is asked to leave once, and is told once', async (wire, word, to) => {
    const tab = expired(wire);
    const both = await Promise.all([refusal(list(tab.call)), refusal(list(tab.call))]);
    expect(both.map(({ code }) => code)).toEqual([word, word]);
    expect(await refusal(list(tab.call))).toMatchObject({ code: word });
    expect(tab.seen).toMatchObject({ went: [to], toldSignedOut: 1, toasts: [] });
  });

  it('with a session of another window calls are answered, and when that is over too, it is asked again', async () => {
    const tab = expired(101_102);
    await refusal(list(tab.call));
    tab.session.write({ accessToken: 'b', refreshToken: 'b-refresh', expireIn: inAnHour() });
    categoriesAnswer({ data: categories });
    expect(await list(tab.call)).toEqual(categories);
    categoriesAnswer({ code: 101_102 });
    await refusal(list(tab.call));
    expect(tab.seen.went).toHaveLength(2);
  });
});

describe('a rejected token (1012xx)', () => {
  beforeEach(() => {
    categoriesAnswer({ code: 101201, message: 'x' });
    trial.answers.set('/control/user/logout', () => ({ data: { url: '/bye' } }));
  });

  it('R-ERR-009 R-ERR-012 R-ERR-013 asks once for several answers; staying drops the token and goes nowhere', async () => {
    const tab = makeTab({ token: 'a' });
    const refusals = await Promise.all([
      refusal(list(tab.call)),
      refusal(list(tab.call)),
      refusal(list(tab.call)),
    ]);
    expect(refusals.map((one) => one.code)).toEqual(['token-rejected', 'token-rejected', 'token-rejected']);
    expect(tab.seen).toMatchObject({ questions: 1, went: [], toasts: [], toldSignedOut: 1 });
    expect(tab.session.read()).toBeNull();
  });

  it('R-ERR-012 whoever chose to stay does stay: without a token the calls that follow are refused and lead nowhere, until a session is there', async () => {
    const tab = makeTab({ token: 'a' });
    await refusal(list(tab.call));
    for (const [code, word] of [
      [101_102, 'sign-in-needed'],
      [101_101, 'session-ended'],
    ] as const) {
      categoriesAnswer({ code });
      expect(await refusal(list(tab.call))).toMatchObject({ code: word });
    }
    expect(tab.seen).toMatchObject({ questions: 1, went: [], toasts: [] });
    tab.session.write({ accessToken: 'b', refreshToken: 'b-refresh', expireIn: inAnHour() });
    expect(await isOpenAfter(list(tab.call), 150)).toBe(true);
    expect(tab.seen.went).toEqual(['/bye']);
  });

  it('R-ERR-012 an answer that comes only after somebody chose to stay asks nothing any more', async () => {
    trial.answers.set('/content/contentList/emojis', () => ({ code: 101_201, delayMs: 400 }));
    const tab = makeTab({ token: 'a' });
    const late = refusal(tab.call(contentEndpoints.listEmojis, {}));
    await refusal(list(tab.call));
    expect(tab.seen).toMatchObject({ questions: 1, toldSignedOut: 1 });
    expect(await late).toMatchObject({ code: 'token-rejected' });
    expect(tab.seen).toMatchObject({ questions: 1, toldSignedOut: 1, went: [] });
  });

  it.each([101_101, 101_102])(
    'R-ERR-009 asks as well when the renewal says so and the call, with the old token, is refused by %i',
    async (code) => {
      categoriesAnswer({ code });
      trial.answers.set('/control/user/refreshToken', () => ({ code: 101_201, message: 'over' }));
      const tab = makeTab({ token: 'a', expireIn: anHourAgo() });
      const both = await Promise.all([refusal(list(tab.call)), refusal(list(tab.call))]);
      expect(both.map((one) => one.code)).toEqual(['token-rejected', 'token-rejected']);
      expect(tab.seen).toMatchObject({ questions: 1, went: [], toasts: [], toldSignedOut: 1 });
    },
  );

  it('R-ERR-011 R-AUTH-011 logging in again drops the token and goes to logout, which brings back to this page', async () => {
    const tab = makeTab({ token: 'a', wantsToLeave: true });
    await refusal(list(tab.call));
    expect(tab.session.read()).toBeNull();
    expect(tab.seen.went).toEqual(['/bye']);
    expect(trial.heard.at(-1)).toMatchObject({
      method: 'POST',
      url: '/control/user/logout',
      body: '{"service":"/api/content/contentList/mylist?page=2"}',
    });
  });

  const end = '/prod-api/control/user/oidc/end?service=%2Fapi%2Fcontent%2FcontentList%2Fmylist%3Fpage%3D2';

  it('R-AUTH-012 a logout that fails still drops the token and goes to the end of the single sign-on', async () => {
    trial.answers.set('/control/user/logout', () => ({ status: 500, text: 'broken' }));
    const tab = makeTab({ token: 'a', wantsToLeave: true });
    await refusal(list(tab.call));
    expect(tab.session.read()).toBeNull();
    expect(tab.seen.went).toEqual([end]);
  });

  it('R-AUTH-012 a logout that reaches no server still drops the token and goes to the end of the single sign-on', async () => {
    const tab = makeTab({ token: 'a', wantsToLeave: true, cannotReach: '/control/user/logout' });
    await refusal(list(tab.call));
    expect(tab.session.read()).toBeNull();
    expect(tab.seen.went).toEqual([end]);
  });
});

describe('trouble on the way', () => {
  it('R-ERR-014 R-PERM-021 HTTP 403 says 您没有权限访问,请联系管理员', async () => {
    categoriesAnswer({ status: 403, text: 'no' });
    expect((await refusal(list(makeTab({ token: 'a' }).call))).sentence).toBe('您没有权限访问,请联系管理员');
  });

  it('R-ERR-015 HTTP 502 says 服务器重启中,请稍等一会儿', async () => {
    categoriesAnswer({ status: 502, text: '<html>' });
    expect((await refusal(list(makeTab({ token: 'a' }).call))).sentence).toBe('服务器重启中,请稍等一会儿');
  });

  it('R-ERR-016 R-ERR-017 another status, no server and a slow server each have their sentence, and reject', async () => {
    categoriesAnswer({ status: 500, text: 'oops' });
    const tab = makeTab({ token: 'a' });
    expect(await refusal(list(tab.call))).toMatchObject({ sentence: '服务器返回状态 500。' });
    const nobody = makeTab({ token: 'a', base: 'http://127.0.0.1:1' });
    expect(await refusal(list(nobody.call))).toMatchObject({ code: 'offline' });
    const leaving = makeTab({ token: 'a', base: 'http://127.0.0.1:1', leaves: true });
    expect(await isOpenAfter(list(leaving.call), 150), 'cut as its page is left').toBe(true);
    categoriesAnswer({ data: categories, delayMs: 300 });
    const hasty = { ...contentEndpoints.listCategories, timeoutMs: 40 };
    expect(await refusal(tab.call(hasty, {}))).toMatchObject({ code: 'timed-out' });
    expect(tab.seen.toasts).toHaveLength(2);
  });

  it('R-CONST-002 a call waits five seconds for its answer and no longer', async () => {
    categoriesAnswer({ data: categories, delayMs: 4_300 });
    trial.answers.set('/content/contentList/emojis', () => ({ data: [], delayMs: 5_700 }));
    const { call } = makeTab({ token: 'a' });
    const late = refusal(call(contentEndpoints.listEmojis, {}));
    expect(await list(call)).toEqual(categories);
    expect(await late).toMatchObject({ code: 'timed-out' });
  });

  it('an answer the contract does not know is refused, not shown', async () => {
    categoriesAnswer({ data: { surprise: true } });
    expect(await refusal(list(makeTab({ token: 'a' }).call))).toMatchObject({ code: 'unreadable' });
  });

  it('a call that its page cancels says nothing', async () => {
    categoriesAnswer({ data: categories, delayMs: 300 });
    const tab = makeTab({ token: 'a' });
    const stop = new AbortController();
    const work = tab.call(contentEndpoints.listCategories, {}, { signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    expect(await refusal(work)).toMatchObject({ code: 'cancelled' });
    expect(tab.seen.toasts).toEqual([]);
  });
});
