// What a test of any channel needs: an account of its own at the sandbox, posts and pictures, and the way from one to the other.
import { createHash, randomBytes } from 'node:crypto';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { blocks } from '@herald/contract/check-content.ts';
import { checkForChannel } from '@herald/contract/check-for-channel.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import type { Account, Channel, Outside, Published, Sent } from './channel.ts';
import type { Live, Settlement } from './settlement.ts';
import { addressOf, kept } from './conformance-files.ts';
import type { Recorded, Sandbox } from './conformance-sandbox.ts';
import type { Row } from './conformance-row.ts';
import { rows } from './conformance-table.ts';
import type { Result } from './failure.ts';
import { channelById } from './registry.ts';

/** A busy machine takes its time. */
const patienceMs = 20_000;
/** Of calls that a fault leaves without an answer, which is told by waiting for it. */
const silences = ['timeout-before', 'timeout-after', 'slow-drip'];
const silentMs = 1_500;

/** Each channel of the registry with its row, for `describe.each`. */
export const subjects = rows.map((row) => {
  const channel = channelById(row.channelId);
  if (!channel) throw new Error(`No channel ${row.channelId}`);
  return { row, channel, name: channel.rules.name };
});

export function outsideOf(sandbox: Sandbox, row: Row, patience = () => patienceMs): Outside {
  return {
    app: row.app,
    clientAddress: '127.0.0.1',
    products: Object.keys(channelById(row.channelId)?.connect.products ?? {}),
    bases: row.bases(sandbox.host),
    fetch: (url, init) => sandbox.fetch(url, { ...init, signal: AbortSignal.timeout(patience()) }),
    async readFile(url) {
      const file = kept.get(url);
      if (!file) throw new Error(`No file ${url}`);
      return file;
    },
    async openFile(url) {
      const file = kept.get(url);
      if (!file) throw new Error(`No file ${url}`);
      const { bytes, mimeType } = file;
      const read = async (from: number, length: number) => bytes.slice(from, from + length);
      return { sizeBytes: bytes.length, mimeType, read };
    },
    addressOf: async (url) => addressOf(url),
    // Of the links of the tests' posts.
    ownHosts: ['example.com'],
  };
}

/** The shortest beginnings by which a file is known for what it says it is. */
const pngHead = '89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de';
const gif = '47494638396101000100800000000000ffffff21f90400000000002c000000000100010000020144003b';
/** 1080 by 1350, as a portrait is. */
const jpgHead = 'ffd8ffc00011080546043803012200021101031101';
const mp4Head = '0000001866747970697366600000020069736f6d69736f32';
type Ending = 'png' | 'gif' | 'jpg' | 'mp4';
const beginnings: Record<Ending, readonly [head: string, mimeType: string]> = {
  png: [pngHead, 'image/png'],
  gif: [gif, 'image/gif'],
  jpg: [jpgHead, 'image/jpeg'],
  mp4: [mp4Head, 'video/mp4'],
};

function file(ending: Ending, altText: string, restBytes: number): PostFile {
  const [head, mimeType] = beginnings[ending];
  const bytes = new Uint8Array(Buffer.concat([Buffer.from(head, 'hex'), randomBytes(restBytes)]));
  const url = `herald://${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
  kept.set(url, { bytes, mimeType });
  return { url, name: `p.${ending}`, sizeBytes: bytes.length, md5: '', ending, altText };
}

export function picture(altText: string, ending: 'png' | 'gif' | 'jpg' = 'png'): PostFile {
  return file(ending, altText, 40);
}

/** By default of one piece on every platform. */
export function video(restBytes = 100_000): PostFile {
  return file('mp4', '', restBytes);
}

export function sha256Of({ url }: PostFile): string {
  return url.replace(/^herald:\/\/|\.\w+$/g, '');
}

let written = 0;
/** Of letters that platforms change on their way, those that the channel takes. */
function postWith({ text: { forbidden } }: ChannelRules, parts: Partial<Post> = {}): Post {
  const letters = [...`Noon bells & <ferry> ${(written += 1)}: 港湾の朝 é 🚢`];
  const text = letters.filter((letter) => !forbidden.includes(letter)).join('');
  return { title: 'A title', text, link: null, images: [], video: null, audio: null, cover: null, ...parts };
}

const link = 'https://example.com/harbour?a=1&b=2';

/** The least that a channel publishes, with whatever a test adds. */
export function plain(rules: ChannelRules, parts: Partial<Post> = {}): Post {
  const ending = pictureEnding(rules);
  const needed = {
    nothing: {},
    link: { link },
    image: { images: [picture('', ending)] },
    video: { video: video() },
    // TikTok names pictures only in its answer, so that what holds of all channels is tried with its videos.
    'image-or-video': rules.text.sentWithImages ? { video: video() } : { images: [picture('', ending)] },
  }[rules.needs];
  const cover = rules.cover === 'required' ? picture('', 'jpg').url : null;
  return postWith(rules, { ...needed, cover, ...parts });
}

/** Another version of it that an edit in place can bring about: other words, or where it reaches none another choice. */
export function otherwise({ can, choices = [] }: ChannelRules, post: Post): Post {
  if (can.reaches?.includes('text')) return { ...post, text: `${post.text} Corrected` };
  const chosen = choices.flatMap(({ attribute, options = [], preset }) =>
    attribute === undefined
      ? []
      : options.filter(({ value: one }) => one !== preset).map(({ value: one }) => [attribute, one] as const),
  );
  return { ...post, attributes: { ...post.attributes, ...Object.fromEntries(chosen) } };
}

export function pictureEnding({ images }: ChannelRules): 'png' | 'jpg' {
  return images.types.includes('png') ? 'png' : 'jpg';
}

/** What a post can look like, as far as the channel takes it. */
export function shapesOf({ channel: { rules } }: { channel: Channel }): [string, () => Post][] {
  const ending = pictureEnding(rules);
  const many = Array.from({ length: Math.min(rules.images.atMost ?? 4, 4) }, (_, index) => `Number ${index}`);
  const cover = rules.cover === 'required' ? picture('', 'jpg').url : null;
  const least = { cover, link: rules.needs === 'link' ? link : null };
  const all: [string, () => Post][] = [
    ['text alone', () => postWith(rules, { cover })],
    ['a link', () => postWith(rules, { cover, link })],
    ['one picture', () => postWith(rules, { ...least, images: [picture('A ferry', ending)] })],
    [
      'a row of pictures',
      () => postWith(rules, { ...least, images: many.map((altText) => picture(altText, ending)) }),
    ],
    ['a gif', () => postWith(rules, { ...least, images: [picture('It moves', 'gif')] })],
    ['a video', () => postWith(rules, { ...least, video: video() })],
    ['a video in pieces', () => postWith(rules, { ...least, video: video(11_000_000) })],
  ];
  return all.filter(([, make]) => !blocks(checkForChannel(make(), rules)));
}

/** Everything a test of one channel needs, with an account of its own; `scopes` where not all rights were given. */
export async function open(
  sandbox: Sandbox,
  { row, channel }: { row: Row; channel: Channel },
  scopes?: readonly string[],
) {
  let waitsMs = patienceMs;
  const outside = outsideOf(sandbox, row, () => waitsMs);
  const made = await sandbox.makeAccount(row.platform, scopes);
  const account: Account = {
    externalId: made.externalId,
    name: made.name,
    screenName: made.username ?? made.name,
    pageIds: '',
    avatar: null,
    token: {
      access: made.accessToken,
      refresh: row.keptRefresh?.(made) ?? made.refreshToken ?? null,
      expiresInSeconds: null,
      scopes: [],
    },
  };
  const { next: cursor } = await sandbox.requests(0);
  const send = async (post: Post) => {
    const sentAt = sandbox.now();
    const ready = await prepared(channel, outside, account, post);
    const sending = { post, handles: ready.ok ? ready.value : {}, clientKey: `key-${(written += 1)}` };
    const result = ready.ok ? await channel.publish(outside, account, sending) : ready;
    const handle = result.ok && result.value.state === 'processing' ? result.value.handle : null;
    const sent: Sent = { ...sending, sentAt, handle, taken: new Set(), rivals: [] };
    return { result, sent };
  };
  return {
    outside,
    account,
    strike: (operation: string, fault: string, rest: Record<string, string | number> = {}) => {
      if (silences.includes(fault)) waitsMs = silentMs;
      return sandbox.strike({
        platform: row.platform,
        account: made.externalId,
        operation: `${row.platform}.${operation}`,
        fault,
        times: 1,
        ...rest,
      });
    },
    send,
    /** Prepared and not yet sent. */
    ready: async (post: Post) => ({
      post,
      handles: value(await prepared(channel, outside, account, post)),
      clientKey: `key-${(written += 1)}`,
    }),
    /** Sent, and waited for until it stands. */
    publish: async (post: Post) => {
      const { result, sent } = await send(post);
      return { ...(await stands(sandbox, { channel, row, outside, account }, value(result), sent)), sent };
    },
    posts: () => sandbox.posts(row.platform, made.externalId),
    asked: async (operation: string) => {
      const { requests } = await sandbox.requests(cursor);
      return requests.filter((one) => one.operation === `${row.platform}.${operation}`);
    },
    requests: async () => (await sandbox.requests(cursor)).requests,
  };
}

export async function prepared(
  channel: Channel,
  outside: Outside,
  account: Account,
  post: Post,
): Promise<Result<Record<string, string>>> {
  const handles: Record<string, string> = {};
  for (const step of channel.prepare.steps(post)) {
    let taken = await channel.prepare.take(outside, account, post, step, null);
    while (taken.ok && taken.value.state === 'more') {
      const { handle, offset, askAgainInSeconds } = taken.value;
      await pause(askAgainInSeconds * 1_000 + 50);
      taken = await channel.prepare.take(outside, account, post, step, { handle, offset });
    }
    if (!taken.ok) return taken;
    handles[step.key] = taken.value.handle;
  }
  return { ok: true, value: handles };
}

type Asked = { channel: Channel; row: Row; outside: Outside; account: Account };
const patienceTurns = 100;

/** Settled until it is live; what was handed over is finished by its owner at the sandbox. */
export async function stands(
  sandbox: Sandbox,
  { channel, row, outside, account }: Asked,
  published: Published,
  sent: Sent,
): Promise<Live> {
  if (published.state === 'live') return published;
  let seen: Settlement | null = null;
  for (let turn = 0; turn < patienceTurns; turn += 1) {
    seen = await channel.settle.settle(outside, account, { ...sent, handle: published.handle });
    if (seen.state === 'live') return { state: 'live', externalId: seen.externalId, url: seen.url };
    if (seen.state === 'handed-over') await sandbox.finish(row.platform, account.externalId);
    await pause(50);
  }
  throw new Error(`Never live: ${JSON.stringify(seen)}`);
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
