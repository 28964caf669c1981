// The sandbox as the conformance tests see it: a child process, its doors, and a browser that says yes to a consent page.
import { z } from 'zod';
import type { Outside } from './channel.ts';

const Made = z.object({
  externalId: z.string(),
  name: z.string(),
  username: z.string().optional(),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  deviceId: z.string().optional(),
});
const LedgerPost = z.object({
  externalId: z.string(),
  text: z.string(),
  link: z.string().optional(),
  mediaSha256s: z.array(z.string()),
  appliedAt: z.string(),
  removedAt: z.string().optional(),
});
const Recorded = z.object({
  cursor: z.number(),
  operation: z.string().optional(),
  url: z.string(),
  body: z.unknown(),
  answer: z.object({ body: z.unknown() }).nullable(),
});
export type Recorded = z.infer<typeof Recorded>;
type Fetch = Outside['fetch'];

export type Sandbox = {
  readonly host: string;
  readonly fetch: Fetch;
  now(): Date;
  makeAccount(platform: string, scopes?: readonly string[]): Promise<z.infer<typeof Made>>;
  strike(order: Record<string, string | number>): Promise<void>;
  expireTokens(platform: string, account: string): Promise<void>;
  /** The owner finishes in his app what was handed over to him. */
  finish(platform: string, account: string): Promise<void>;
  /** What readers did with a post, beside opening its page. */
  readers(platform: string, post: string, deeds: Record<string, number>): Promise<void>;
  /** Whether the platform refuses a text it has seen before. */
  filterDuplicates(platform: string, on: boolean): Promise<void>;
  posts(platform: string, account: string): Promise<z.infer<typeof LedgerPost>[]>;
  /** Everything asked since the cursor; the highest cursor when nothing was. */
  requests(since: number): Promise<{ requests: Recorded[]; next: number }>;
  close(): void;
};

const startsWithinMs = 30_000;

/** What the tests hand in: the network, the clock and the process they started. */
export type Started = {
  readonly fetch: Fetch;
  readonly now: () => Date;
  readonly child: {
    readonly stdout: { on(event: 'data', listen: (words: Buffer) => void): unknown };
    once(event: 'exit', listen: (code: number | null) => void): unknown;
    kill(): boolean;
  };
};

export async function openSandbox({ fetch, now, child }: Started): Promise<Sandbox> {
  const host = await hostOf(child);
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${host}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const get = async (path: string) => (await fetch(`${host}${path}`, {})).json();
  return {
    host,
    fetch,
    now,
    makeAccount: async (platform, scopes) =>
      Made.parse(await post('/_accounts', { platform, name: 'Conformance', scopes })),
    readers: async (platform, externalId, deeds) =>
      void (await post('/_readers', { platform, post: externalId, ...deeds })),
    strike: async (order) => void (await post('/_faults', order)),
    expireTokens: async (platform, account) => void (await post('/_tokens/expire', { platform, account })),
    finish: async (platform, account) => void (await post('/_finish', { platform, account })),
    filterDuplicates: async (platform, on) =>
      void (await post('/_settings', { duplicateFilter: { [platform]: on } })),
    async posts(platform, account) {
      const found = await get(`/_ledger/posts?platform=${platform}&account=${account}`);
      return z.object({ posts: z.array(LedgerPost) }).parse(found).posts;
    },
    async requests(since) {
      const found = await get(`/_ledger/requests?since=${since}&limit=20000`);
      return z.object({ requests: z.array(Recorded), next: z.number() }).parse(found);
    },
    close: () => void child.kill(),
  };
}

function hostOf(child: Started['child']): Promise<string> {
  return new Promise((found, lost) => {
    const late = setTimeout(() => lost(new Error('The sandbox did not start')), startsWithinMs);
    let said = '';
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      const host = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (host === undefined) return;
      clearTimeout(late);
      found(host);
    });
    child.once('exit', (code) => lost(new Error(`The sandbox ended with ${code}`)));
  });
}

/** Opens the consent page, leaves everything ticked as it is (but `untick`), presses Allow; gives where it leads. What leads straight back has no page. */
export async function consent(fetch: Fetch, url: string, untick: readonly string[] = []): Promise<URL> {
  if (new URL(url).pathname.includes('/auth/callback/')) return new URL(url);
  const page = await (await fetch(url, {})).text();
  const fields = new URLSearchParams({ decision: 'allow' });
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const name = unescaped(/name="([^"]*)"/.exec(input)?.[1] ?? '');
    const chosen = input.includes('type="hidden"') || input.includes(' checked');
    if (chosen && !untick.some((one) => name.endsWith(one)))
      fields.append(name, unescaped(/value="([^"]*)"/.exec(input)?.[1] ?? ''));
  }
  const action = new URL(unescaped(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? ''), url);
  const answer = await fetch(action.href, { method: 'POST', body: fields, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', url);
}

function unescaped(text: string): string {
  const letters: Record<string, string> = {
    '&quot;': '"',
    '&#39;': "'",
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
  };
  return text.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (letter) => letters[letter] ?? letter);
}
