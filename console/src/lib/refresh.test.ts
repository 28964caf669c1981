import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { speak } from './i18n.ts';
import { CallRefusal } from './call-refusal.ts';
import { anHourAgo, categories, inAnHour, list, makeTrial, refusal, type Answer } from './call-trial.ts';
import type { Call } from './make-caller.ts';
import { byItself } from './polls.ts';

const { trial, reset, answering, makeTab } = makeTrial((address, init) => fetch(address, init));
const server = createServer((request, reply) => void answering(request, reply));

beforeAll(async () => {
  await speak('zh');
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  trial.base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(reset);

describe('what every request carries', () => {
  it('R-AUTH-018 sends the Bearer token when there is one and no such header without', async () => {
    await list(makeTab({ token: 'abc' }).call);
    await list(makeTab().call);
    expect(trial.heard.map((one) => one.headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  it('names the language of the interface and hears the clock of the server', async () => {
    const tab = makeTab();
    await list(tab.call);
    expect(trial.heard[0]?.headers['accept-language']).toBe('zh');
    expect(tab.seen.clock).toBe(42);
  });

  it('R-ERR-002 code 200 resolves with what the contract says of the body', async () => {
    expect(await list(makeTab({ token: 'a' }).call)).toEqual(categories);
  });
});

describe('an expired session', () => {
  const session = { accessToken: 'new', refreshToken: 'new-refresh', expireIn: 0 };
  const refreshing = (answer: () => Answer) => {
    trial.answers.set('/control/user/refreshToken', answer);
  };
  const paths = () => trial.heard.map((one) => one.url.split('?')[0]);
  const refreshes = () => paths().filter((path) => path === '/control/user/refreshToken').length;

  it('R-AUTH-026 R-AUTH-032 is exchanged by one POST before the next request, the refresh token in the body (C-11)', async () => {
    refreshing(() => ({ data: { ...session, expireIn: inAnHour() } }));
    await list(makeTab({ token: 'old', expireIn: anHourAgo() }).call);
    expect(paths()).toEqual(['/control/user/refreshToken', '/content/contentList/mrsChannels']);
    expect(trial.heard[0]).toMatchObject({ method: 'POST', body: '{"refreshToken":"old-refresh"}' });
  });

  it('R-AUTH-027 R-AUTH-028 keeps later requests waiting, starts no second refresh, and sends them with the new token', async () => {
    refreshing(() => ({ data: { ...session, expireIn: inAnHour() }, delayMs: 60 }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await Promise.all([list(tab.call), list(tab.call), list(tab.call)]);
    expect(refreshes()).toBe(1);
    expect(trial.heard.slice(1).map((one) => one.headers.authorization)).toEqual([
      'Bearer new',
      'Bearer new',
      'Bearer new',
    ]);
  });

  it('is not exchanged again when another window has done so meanwhile', async () => {
    const tab = makeTab({
      token: 'old',
      expireIn: anHourAgo(),
      alone: (work) => {
        tab.session.write({ ...session, expireIn: inAnHour() });
        return work();
      },
    });
    await list(tab.call);
    expect(refreshes()).toBe(0);
    expect(trial.heard[0]?.headers.authorization).toBe('Bearer new');
  });

  describe('whose access token ends while a call is on its way', () => {
    /** The door of the server: only the new token is let in. */
    const admitting = (code: number) =>
      trial.answers.set('/content/contentList/mrsChannels', () =>
        trial.heard.at(-1)?.headers.authorization === 'Bearer new' ? { data: categories } : { code },
      );

    it.each([101_201, 101_102])(
      'and is refused by %i: it is renewed, and the call repeated once',
      async (code) => {
        admitting(code);
        refreshing(() => ({ data: { ...session, expireIn: inAnHour() } }));
        const tab = makeTab({ token: 'old', expireIn: Date.now() + 2_000 });
        expect(await Promise.all([list(tab.call), list(tab.call)])).toEqual([categories, categories]);
        expect(refreshes()).toBe(1);
        expect(tab.seen).toMatchObject({ toasts: [], went: [], questions: 0 });
        expect(tab.session.read()).toMatchObject({ accessToken: 'new' });
      },
    );

    it('and was renewed by another window meanwhile: the call is repeated with that one', async () => {
      const tab = makeTab({ token: 'old', expireIn: inAnHour() });
      trial.answers.set('/content/contentList/mrsChannels', () => {
        if (trial.heard.at(-1)?.headers.authorization === 'Bearer new') return { data: categories };
        tab.session.write({ ...session, expireIn: inAnHour() });
        return { code: 101_102 };
      });
      expect(await list(tab.call)).toEqual(categories);
      expect(refreshes()).toBe(0);
      expect(tab.seen).toMatchObject({ went: [], questions: 0 });
    });

    it('and is not renewed: it is asked about once, and nothing is repeated', async () => {
      admitting(101_201);
      refreshing(() => ({ code: 101_201, message: 'no' }));
      const tab = makeTab({ token: 'old', expireIn: Date.now() + 2_000 });
      await refusal(list(tab.call));
      expect(paths()).toEqual(['/content/contentList/mrsChannels', '/control/user/refreshToken']);
      expect(tab.seen.questions).toBe(1);
    });
  });

  it('R-AUTH-029 is no matter to signing in, which has nothing to renew', async () => {
    trial.answers.set('/control/user/login', () => ({ data: { ...session, expireIn: inAnHour() } }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await tab.call(signOnEndpoints.login, { username: 'editor', password: 'any' });
    expect(paths()).toEqual(['/control/user/login']);
  });

  it('R-AUTH-029 is no matter to its own renewal, which spends its token once', async () => {
    refreshing(() => ({ data: { ...session, expireIn: inAnHour() } }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await tab.call(signOnEndpoints.refreshToken, { refreshToken: 'old-refresh' });
    expect(paths()).toEqual(['/control/user/refreshToken']);
  });

  it('R-AUTH-029 is no matter to polls under /infor/', async () => {
    trial.answers.set('/infor/notReadList', () => ({ data: { items: [] } }));
    await makeTab({ token: 'old', expireIn: anHourAgo() }).call(messageEndpoints.unread, { readStatus: 0 });
    expect(paths()).toEqual(['/infor/notReadList']);
  });

  it('R-AUTH-030 R-AUTH-031 that cannot be exchanged is only logged, and what waited goes on with the old token', async () => {
    refreshing(() => ({ code: 101201, message: 'no' }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await Promise.all([list(tab.call), list(tab.call)]);
    expect(tab.seen).toMatchObject({ toasts: [], went: [], questions: 0 });
    expect(tab.seen.logged).toHaveLength(1);
    expect(trial.heard.slice(1).map((one) => one.headers.authorization)).toEqual([
      'Bearer old',
      'Bearer old',
    ]);
  });

  it('R-AUTH-033 R-AUTH-034 rewrites the cookie, seconds from receipt read as an instant', async () => {
    refreshing(() => ({ data: { ...session, expireIn: 3600 } }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await list(tab.call);
    const held = tab.session.read();
    expect(held).toMatchObject({ accessToken: 'new', refreshToken: 'new-refresh' });
    expect(Math.abs((held?.expireIn ?? 0) - inAnHour())).toBeLessThan(5_000);
  });
});

describe('polls', () => {
  const unread = (call: Call) => call(messageEndpoints.unread, { readStatus: 0 }, { only200: true });
  const infor = (answer: Answer) => {
    trial.answers.set('/infor/notReadList', () => answer);
  };
  const message = {
    id: '1',
    kind: 'message-live',
    text: 't',
    link: '/',
    at: '2026-01-01T00:00:00Z',
    readStatus: 0,
  };

  it('R-MSG-003 POSTs readStatus and answers the items that are counted', async () => {
    infor({ data: { items: [message, { ...message, id: '2' }] } });
    expect((await unread(makeTab({ token: 'a' }).call)).items).toHaveLength(2);
    expect(trial.heard[0]).toMatchObject({
      method: 'POST',
      url: '/infor/notReadList',
      body: '{"readStatus":0}',
    });
  });

  it('R-MSG-004 a code that is not 200 answers nothing to count, not even of the 1011 family', async () => {
    infor({ code: 101150, data: { items: [] } });
    expect(await refusal(unread(makeTab({ token: 'a' }).call))).toBeInstanceOf(CallRefusal);
  });

  it('R-MSG-007 never toast, redirect or ask, whatever comes back (C-10)', async () => {
    for (const answer of [
      { code: 101101 },
      { code: 101102 },
      { code: 101201 },
      { code: 500001 },
      { status: 502, text: '' },
      { status: 401, text: '' },
    ]) {
      infor(answer);
      const tab = makeTab({ token: 'a' });
      await refusal(unread(tab.call));
      expect(tab.seen).toMatchObject({ toasts: [], went: [], questions: 0 });
      expect(tab.session.read()).not.toBeNull();
    }
  });
});

describe('what nobody asked for (C-10)', () => {
  const polled = (call: Call) => {
    let work: Promise<unknown> = Promise.resolve();
    byItself(() => {
      work = list(call);
    });
    return work;
  };
  const marked = (call: Call) => call(contentEndpoints.listCategories, {}, { isByItself: true });

  it.each([
    ['by a clock', polled],
    ['by the page', marked],
  ])('asked %s leads nowhere and asks nothing, whatever comes back', async (_, ask) => {
    for (const answer of [{ code: 101_101 }, { code: 101_102 }, { code: 101_201 }, { status: 401, text: '' }])
      for (const expireIn of [inAnHour(), anHourAgo()]) {
        trial.answers.set('/content/contentList/mrsChannels', () => answer);
        trial.answers.set('/control/user/refreshToken', () => ({ code: 101_201 }));
        const tab = makeTab({ token: 'a', expireIn });
        await refusal(ask(tab.call));
        expect(tab.seen).toMatchObject({ toasts: [], went: [], questions: 0, toldSignedOut: 0 });
        expect(tab.session.read()).not.toBeNull();
      }
  });

  it('R-ERR-008 is no reason to log out where a session call fails', async () => {
    trial.answers.set('/control/user/dashboard', () => ({ code: 600_001, message: 'x' }));
    const tab = makeTab({ token: 'a' });
    await refusal(tab.call(signOnEndpoints.dashboard, {}, { isByItself: true }));
    expect(tab.seen.went).toEqual([]);
  });
});
