// A trial for calls: a server that answers as it is told, and a browser's tab with cookies, toasts and places it went to.
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import { CallRefusal } from './call-refusal.ts';
import { leave } from './leave.ts';
import { makeCaller, type Call } from './make-caller.ts';
import { isByItself } from './polls.ts';
import { cookieJar } from './session.ts';
import type { World } from './world.ts';

export type Answer = {
  status?: number;
  code?: number;
  message?: string;
  data?: unknown;
  text?: string;
  delayMs?: number;
};
type Headers_ = Record<string, string | string[] | undefined>;
type Asked = AsyncIterable<unknown> & {
  url?: string | undefined;
  method?: string | undefined;
  headers: Headers_;
};
type Reply = {
  writeHead: (status: number, headers: Record<string, string>) => unknown;
  end: (text: string) => unknown;
};
export type TabOptions = {
  token?: string;
  expireIn?: number;
  wantsToLeave?: boolean;
  /** Answers the browser's question with "Stay". */
  stays?: boolean;
  leaves?: boolean;
  /** What happens in another window while a question stands. */
  meanwhile?: () => void;
  base?: string;
  /** The part of an address that the network fails for. */
  cannotReach?: string;
  /** Whose page it is. */
  person?: string;
  alone?: World['alone'];
};

export const categories = [{ id: '1', name: '国际' }];
export const inAnHour = () => Date.now() + 3_600_000;
export const anHourAgo = () => Date.now() - 3_600_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

export function makeTrial(network: World['fetch']) {
  const trial = {
    base: '',
    heard: new Array<{ method: string; url: string; headers: Headers_; body: string }>(),
    answers: new Map<string, () => Answer>(),
  };
  const reset = () => {
    trial.heard = [];
    trial.answers = new Map([['/content/contentList/mrsChannels', () => ({ data: categories })]]);
  };
  const answering = async (request: Asked, reply: Reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { url = '', method = '', headers } = request;
    trial.heard.push({ method, url, headers, body });
    const answer = trial.answers.get(url.split('?')[0] ?? '')?.() ?? { status: 404 };
    const { status = 200, code = 200, message = '', data = null, text, delayMs = 0 }: Answer = answer;
    await pause(delayMs);
    reply.writeHead(status, {
      'content-type': 'application/json',
      connection: 'close',
      'x-herald-now': '42',
    });
    reply.end(text ?? JSON.stringify({ code, message, data }));
  };
  return {
    trial,
    reset,
    answering,
    makeTab: (options: TabOptions = {}) => makeTab(network, trial.base, options),
  };
}

function makeTab(network: World['fetch'], base: string, options: TabOptions) {
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
    toldSignedOut: 0,
    other: new Array<string | null>(),
    logged: new Array<string>(),
    clock: 0,
  };
  const world: World = {
    base: options.base ?? base,
    fetch: (address, init) =>
      options.cannotReach !== undefined && address.includes(options.cannotReach)
        ? Promise.reject(new TypeError('Failed to fetch'))
        : network(address, init),
    session,
    person: () => options.person ?? null,
    hearOther: (said) => seen.other.push(said),
    saidOfOther: () => seen.other.at(-1) ?? null,
    isByItself,
    language: () => 'zh',
    now: () => Date.now(),
    hear: (headers) => {
      seen.clock = Number(headers.get('x-herald-now'));
    },
    page: () => '/api/content/contentList/mylist?page=2',
    goTo: (address) => {
      seen.went.push(address);
      return options.stays ? pause(20).then(() => undefined) : new Promise(() => undefined);
    },
    whileHere: () => (options.leaves ? new Promise(() => undefined) : Promise.resolve()),
    tellSignedOut: () => {
      seen.toldSignedOut += 1;
    },
    isSignedOut: () => seen.toldSignedOut > 0,
    notices: {
      tell: (_, sentence) => seen.toasts.push(sentence),
      askToLeave: async () => {
        seen.questions += 1;
        await pause(50);
        options.meanwhile?.();
        return options.wantsToLeave ?? false;
      },
    },
    learnSentences: () => Promise.resolve(),
    alone: options.alone ?? ((work) => work()),
    log: (text) => seen.logged.push(text),
  };
  return { call: makeCaller(world), logOut: () => leave(world, '/'), session, seen };
}

export const list = (call: Call) => call(contentEndpoints.listCategories, {});
export const refusal = async (work: Promise<unknown>): Promise<CallRefusal> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof CallRefusal) return error;
  throw new Error('The call was not refused');
};
/** Whether a call is still open after a while. */
export const isOpenAfter = (work: Promise<unknown>, ms: number) =>
  Promise.race([
    work.then(
      () => false,
      () => false,
    ),
    pause(ms).then(() => true),
  ]);
