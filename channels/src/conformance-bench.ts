// What a test of any channel needs: an account of its own at the sandbox, posts and pictures, and the way from one to the other.
import { createHash, randomBytes } from 'node:crypto';
import type { Post, PostFile } from '@herald/contract/post.ts';
import type { Account, Channel, Live, Outside, Sent } from './channel.ts';
import type { Recorded, Sandbox } from './conformance-sandbox.ts';
import { rows, type Row } from './conformance-table.ts';
import type { Result } from './failure.ts';
import { channelById } from './registry.ts';

const patienceMs = 700;
const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; mimeType: string }>();

/** Each channel of the registry with its row, for `describe.each`. */
export const subjects = rows.map((row) => {
  const channel = channelById(row.channelId);
  if (!channel) throw new Error(`No channel ${row.channelId}`);
  return { row, channel, name: channel.rules.name };
});

export function outsideOf(sandbox: Sandbox, row: Row): Outside {
  return {
    app: row.app,
    bases: row.bases(sandbox.host),
    fetch: (url, init) => sandbox.fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) }),
    async readFile(url) {
      const file = kept.get(url);
      if (!file) throw new Error(`No file ${url}`);
      return file;
    },
  };
}

const pngHead = '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de';
const gif = '47494638396101000100800000000000ffffff21f90400000000002c000000000100010000020144003b';

export function picture(altText: string, ending: 'png' | 'gif' = 'png'): PostFile {
  const head = Buffer.from(ending === 'png' ? pngHead : gif, 'hex');
  const bytes = new Uint8Array([...head, ...randomBytes(40)]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const url = `herald://${sha256}`;
  kept.set(url, { bytes, mimeType: `image/${ending}` });
  return { url, name: `p.${ending}`, sizeBytes: bytes.length, md5: '', ending, altText };
}

let written = 0;
export function postWith(parts: Partial<Post> = {}): Post {
  const text = `Noon bells & <ferry> ${(written += 1)}: 港湾の朝 é 🚢`;
  return { title: 'A title', text, link: null, images: [], video: null, audio: null, cover: null, ...parts };
}

/** Everything a test of one channel needs, with an account of its own. */
export async function open(sandbox: Sandbox, { row, channel }: { row: Row; channel: Channel }) {
  const outside = outsideOf(sandbox, row);
  const made = await sandbox.makeAccount(row.platform);
  const account: Account = {
    externalId: made.externalId,
    name: made.name,
    screenName: made.username ?? made.name,
    pageIds: '',
    avatar: null,
    token: {
      access: made.accessToken,
      refresh: made.refreshToken ?? null,
      expiresInSeconds: null,
      scopes: [],
    },
  };
  const { next: cursor } = await sandbox.requests(0);
  return {
    outside,
    account,
    strike: (operation: string, fault: string, rest: Record<string, string | number> = {}) =>
      sandbox.strike({
        platform: row.platform,
        account: made.externalId,
        operation: `${row.platform}.${operation}`,
        fault,
        times: 1,
        ...rest,
      }),
    send: async (post: Post) => {
      const sentAt = sandbox.now();
      const handles = await prepared(channel, outside, account, post);
      const sending = { post, handles, clientKey: 'key-1' };
      const result = await channel.publish(outside, account, sending);
      const sent: Sent = { ...sending, sentAt, handle: null, taken: new Set() };
      return { result, sent };
    },
    posts: () => sandbox.posts(row.platform, made.externalId),
    asked: async (operation: string) => {
      const { requests } = await sandbox.requests(cursor);
      return requests.filter((one) => one.operation === `${row.platform}.${operation}`);
    },
    requests: async () => (await sandbox.requests(cursor)).requests,
  };
}

async function prepared(channel: Channel, outside: Outside, account: Account, post: Post) {
  const handles: Record<string, string> = {};
  for (const step of channel.prepare.steps(post)) {
    let taken = value(await channel.prepare.take(outside, account, post, step, null));
    while (taken.state === 'more') {
      const { handle, offset, askAgainInSeconds } = taken;
      await pause(askAgainInSeconds * 1_000 + 50);
      taken = value(await channel.prepare.take(outside, account, post, step, { handle, offset }));
    }
    handles[step.key] = taken.handle;
  }
  return handles;
}

export function value<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

export const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Names in a query or a body that the channel's document does not know for this operation. */
export function strangeNames(requests: readonly Recorded[], { parameters, platform }: Row): string[] {
  return requests.flatMap(({ operation = '', url, body }) => {
    const known = parameters[operation.replace(`${platform}.`, '')];
    const names = [...new URL(url, 'http://any').searchParams.keys(), ...namesIn(body)];
    return names
      .filter((name) => known?.includes(name.replace(/\[\d+\]$/, '')) !== true)
      .map((name) => `${operation} ${name}`);
  });
}

function namesIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, inner]) => (name === '$multipart' ? namesIn(inner) : [name]));
}

/** What was published, where anything but a live post is a mistake of the test. */
export function live(result: Result<Live | { readonly state: 'processing' }>): Live {
  const published = value(result);
  if (published.state !== 'live') throw new Error('Not live');
  return published;
}
