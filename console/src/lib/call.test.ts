import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { messageEndpoints } from '@herald/contract/endpoints/messages.ts';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CallRefusal } from './call-refusal.ts';
import { speak } from './i18n.ts';
import { makeCaller, type Call } from './make-caller.ts';
import { cookieJar } from './session.ts';
import type { World } from './world.ts';

type Answer = {
  status?: number;
  code?: number;
  message?: string;
  data?: unknown;
  text?: string;
  delayMs?: number;
};
type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

const categories = [{ id: '1', name: '国际' }];
const inAnHour = () => Date.now() + 3_600_000;
const anHourAgo = () => Date.now() - 3_600_000;

let server: Server;
let base = '';
let heard: Heard[] = [];
let answers: Record<string, (request: Heard) => Answer> = {};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

beforeAll(async () => {
  await speak('zh');
  server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const url = request.url ?? '';
      const one = { method: request.method ?? '', url, headers: request.headers, body };
      heard.push(one);
      const {
        status = 200,
        code = 200,
        message = '',
        data = null,
        text,
        delayMs = 0,
      } = answers[url.split('?')[0] ?? '']?.(one) ?? { status: 404 };
      await new Promise((done) => setTimeout(done, delayMs));
      response.writeHead(status, {
        'content-type': 'application/json',
        connection: 'close',
        'x-herald-now': '42',
      });
      response.end(text ?? JSON.stringify({ code, message, data }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
  answers = { '/content/contentList/mrsChannels': () => ({ data: categories }) };
});

/** A browser's tab, with its cookies, where it goes and what it shows. */
function makeTab(
  options: {
    token?: string;
    expireIn?: number;
    wantsToLeave?: boolean;
    base?: string;
    alone?: World['alone'];
  } = {},
) {
  const cookies = new Map<string, string>();
  const place = {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
  const session = cookieJar(
    () => place,
    () => Date.now(),
    () => false,
  );
  const { token, expireIn = inAnHour() } = options;
  if (token) session.write({ accessToken: token, refreshToken: `${token}-refresh`, expireIn });
  const seen = {
    toasts: new Array<string>(),
    went: new Array<string>(),
    questions: 0,
    logged: new Array<string>(),
    clock: 0,
  };
  const world: World = {
    base: options.base ?? base,
    fetch: (address, init) => fetch(address, init),
    session,
    language: () => 'zh',
    now: () => Date.now(),
    hear: (headers) => {
      seen.clock = Number(headers.get('x-herald-now'));
    },
    page: () => '/api/content/contentList/mylist?page=2',
    goTo: (address) => seen.went.push(address),
    notices: {
      tell: (_, sentence) => seen.toasts.push(sentence),
      askToLeave: async () => {
        seen.questions += 1;
        await new Promise((done) => setTimeout(done, 50));
        return options.wantsToLeave ?? false;
      },
    },
    alone: options.alone ?? ((work) => work()),
    log: (text) => seen.logged.push(text),
  };
  return { call: makeCaller(world), session, seen };
}

const list = (call: Call) => call(contentEndpoints.listCategories, {});
const refusal = async (work: Promise<unknown>): Promise<CallRefusal> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallRefusal) return error;
  throw new Error('The call was not refused');
};
/** Whether a call is still open after a while. */
const isOpenAfter = (work: Promise<unknown>, ms: number) =>
  Promise.race([
    work.then(
      () => false,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(true), ms)),
  ]);
const categoriesAnswer = (answer: Answer) => {
  answers['/content/contentList/mrsChannels'] = () => answer;
};

describe('what every request carries', () => {
  it('R-AUTH-018 sends the Bearer token when there is one and no such header without', async () => {
    await list(makeTab({ token: 'abc' }).call);
    await list(makeTab().call);
    expect(heard.map((one) => one.headers.authorization)).toEqual(['Bearer abc', undefined]);
  });

  it('names the language of the interface and hears the clock of the server', async () => {
    const tab = makeTab();
    await list(tab.call);
    expect(heard[0]?.headers['accept-language']).toBe('zh');
    expect(tab.seen.clock).toBe(42);
  });

  it('R-ERR-002 code 200 resolves with what the contract says of the body', async () => {
    expect(await list(makeTab({ token: 'a' }).call)).toEqual(categories);
  });
});

describe('an expired session', () => {
  const session = { accessToken: 'new', refreshToken: 'new-refresh', expireIn: 0 };
  const refreshing = (answer: () => Answer) => {
    answers['/control/user/refreshToken'] = answer;
  };
  const paths = () => heard.map((one) => one.url.split('?')[0]);
  const refreshes = () => paths().filter((path) => path === '/control/user/refreshToken').length;

  it('R-AUTH-026 R-AUTH-032 is exchanged by one POST before the next request, the refresh token in the body (C-11)', async () => {
    refreshing(() => ({ data: { ...session, expireIn: inAnHour() } }));
    await list(makeTab({ token: 'old', expireIn: anHourAgo() }).call);
    expect(paths()).toEqual(['/control/user/refreshToken', '/content/contentList/mrsChannels']);
    expect(heard[0]).toMatchObject({ method: 'POST', body: '{"refreshToken":"old-refresh"}' });
  });

  it('R-AUTH-027 R-AUTH-028 keeps later requests waiting, starts no second refresh, and sends them with the new token', async () => {
    refreshing(() => ({ data: { ...session, expireIn: inAnHour() }, delayMs: 60 }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await Promise.all([list(tab.call), list(tab.call), list(tab.call)]);
    expect(refreshes()).toBe(1);
    expect(heard.slice(1).map((one) => one.headers.authorization)).toEqual([
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
    expect(heard[0]?.headers.authorization).toBe('Bearer new');
  });

  it('R-AUTH-029 is no matter to polls under /infor/', async () => {
    answers['/infor/notReadList'] = () => ({ data: { items: [] } });
    await makeTab({ token: 'old', expireIn: anHourAgo() }).call(messageEndpoints.unread, { readStatus: 0 });
    expect(paths()).toEqual(['/infor/notReadList']);
  });

  it('R-AUTH-030 R-AUTH-031 that cannot be exchanged is only logged, and what waited goes on with the old token', async () => {
    refreshing(() => ({ code: 101201, message: 'no' }));
    const tab = makeTab({ token: 'old', expireIn: anHourAgo() });
    await Promise.all([list(tab.call), list(tab.call)]);
    expect(tab.seen).toMatchObject({ toasts: [], went: [], questions: 0 });
    expect(tab.seen.logged).toHaveLength(1);
    expect(heard.slice(1).map((one) => one.headers.authorization)).toEqual(['Bearer old', 'Bearer old']);
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
    answers['/control/user/logout'] = () => ({ data: { url: 'https://sso.example/logout' } });
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
    answers['/control/user/dashboard'] = () => ({ code: 600001, message: 'x' });
    answers['/control/user/logout'] = () => ({ data: { url: '/bye' } });
    const tab = makeTab({ token: 'a' });
    await refusal(tab.call(signOnEndpoints.dashboard, {}));
    expect(tab.seen.went).toEqual(['/bye']);
    const other = { ...contentEndpoints.listCategories, path: '/control/user/update' } as const;
    answers['/control/user/update'] = () => ({ code: 600001, message: 'x' });
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

describe('a rejected token (1012xx)', () => {
  beforeEach(() => {
    categoriesAnswer({ code: 101201, message: 'x' });
    answers['/control/user/logout'] = () => ({ data: { url: '/bye' } });
  });

  it('R-ERR-009 R-ERR-012 R-ERR-013 asks once for several answers; staying drops the token and goes nowhere', async () => {
    const tab = makeTab({ token: 'a' });
    const refusals = await Promise.all([
      refusal(list(tab.call)),
      refusal(list(tab.call)),
      refusal(list(tab.call)),
    ]);
    expect(refusals.map((one) => one.code)).toEqual(['token-rejected', 'token-rejected', 'token-rejected']);
    expect(tab.seen).toMatchObject({ questions: 1, went: [], toasts: [] });
    expect(tab.session.read()).toBeNull();
  });

  it('R-ERR-011 R-AUTH-011 logging in again drops the token and goes to logout, which brings back to this page', async () => {
    const tab = makeTab({ token: 'a', wantsToLeave: true });
    await refusal(list(tab.call));
    expect(tab.session.read()).toBeNull();
    expect(tab.seen.went).toEqual(['/bye']);
    expect(heard.at(-1)).toMatchObject({
      method: 'POST',
      url: '/control/user/logout',
      body: '{"service":"/api/content/contentList/mylist?page=2"}',
    });
  });

  it('R-AUTH-012 a logout that fails still drops the token and goes away', async () => {
    answers['/control/user/logout'] = () => ({ status: 500, text: 'broken' });
    const tab = makeTab({ token: 'a', wantsToLeave: true });
    await refusal(list(tab.call));
    expect(tab.session.read()).toBeNull();
    expect(tab.seen.went).toEqual(['/login?error=session-ended']);
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
    categoriesAnswer({ data: categories, delayMs: 300 });
    const hasty = { ...contentEndpoints.listCategories, timeoutMs: 40 };
    expect(await refusal(tab.call(hasty, {}))).toMatchObject({ code: 'timed-out' });
    expect(tab.seen.toasts).toHaveLength(2);
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

describe('polls', () => {
  const unread = (call: Call) => call(messageEndpoints.unread, { readStatus: 0 }, { only200: true });
  const infor = (answer: Answer) => {
    answers['/infor/notReadList'] = () => answer;
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
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/infor/notReadList', body: '{"readStatus":0}' });
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
