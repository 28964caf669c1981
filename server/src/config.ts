// Every setting, checked once at the start; the only reader of process.env.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Channel } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import { defaultZone } from '@herald/contract/constants.ts';
import { z } from 'zod';
import type { ClamdPlace } from './files/clamd.ts';
import { readS3Settings, type S3Settings } from './files/s3-settings.ts';
import { readLimitsSetting, type Limits } from './http/limits-setting.ts';
import { readSignOnSettings, type SignOn } from './http/sign-on-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z
  .string()
  .regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http(s) address')
  .transform((url) => url.replace(/\/+$/, ''));
/** A sign-on comes back to it, and the console lies at its root: below a path nobody could sign in. */
const origin = z
  .string()
  .refine(
    (url) => /^https?:\/\/[^\s/?#@\\]+\/?$/.test(url) && URL.canParse(url),
    'must be an http(s) address without a path, a query, a fragment or a password, such as https://herald.example.org',
  )
  .transform((url) => url.replace(/\/$/, ''));
const zone = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC',
    'is no IANA time zone',
  );
const proxies = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((one) => one.trim()))
  .transform((list) => list.filter((one) => one !== ''))
  .refine((list) => list.every(isSubnet), 'must be addresses or subnets, such as 10.0.0.7 or 10.0.0.0/8');
const hosts = z
  .string()
  .default('')
  .transform((list) => list.toLowerCase().split(','))
  .transform((list) => list.map((one) => one.trim()).filter((one) => one !== ''))
  .refine(
    (list) => list.every((one) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(one)),
    'must be hosts, such as example.com',
  );
const clamd = z
  .string()
  .transform((text) => clamdPlaceOf(text))
  .refine((place) => place !== null, 'must be host:port, or the whole path of a socket');
/** The one rule for all that is on or off: "false" taken for on would open a house with published passwords. */
const onOff = z.enum(['0', '1'], 'must be 1 (on) or 0 (off)');
const isOn = onOff.transform((value) => value === '1');

const Environment = z.object({
  HERALD_PORT: port.default(8080),
  HERALD_HOST: z.string().default('127.0.0.1'),
  /** The address people open; sign-on and consent come back to it. */
  HERALD_ORIGIN: origin.optional(),
  /** The proxies in front of us, whose word on who asks and how is believed. */
  HERALD_TRUST_PROXY: proxies,
  HERALD_DATA: z.string().default('.herald'),
  /** clamd, which looks for malware in what is uploaded; none looks while it is not named. */
  HERALD_CLAMD: clamd.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** With 0 nobody comes in by a password that a demonstration has shown to everybody. */
  HERALD_DEMO: isOn.default(true),
  /** Stand-ins for the platforms without app keys; only a start looks at it. */
  HERALD_SANDBOX: isOn.default(true),
  HERALD_ZONE: zone.default(defaultZone),
  HERALD_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Only for tests: the database clock may be moved. */
  HERALD_TEST_CLOCK: isOn.default(false),
  /** Only for tests: which Postgres they run against. */
  HERALD_TEST_POSTGRES: z.enum(['15', '18']).default('18'),
  /** Only for tests and campaigns: leases, windows and waits are multiplied by this. */
  HERALD_PACE: z.coerce.number().min(0.001).max(1).default(1),
  /** Figures: a worker's own port, and the token that reads them from elsewhere. */
  HERALD_METRICS_PORT: port.optional(),
  HERALD_METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  HERALD_COOKIE_DOMAIN: z.string().optional(),
  /** Sites of ours, whose links may have a thumbnail of our own on Facebook; none may while none is named. */
  HERALD_LINK_HOSTS: hosts,
  /** Whether the links of what waits are asked for before its time. */
  HERALD_LINK_CHECK: isOn.default(true),
  /** Pictures of pages: which Chromium, and how many at once; with 0 none is taken. */
  CHROMIUM_PATH: z.string().optional(),
  HERALD_BROWSERS: z.coerce.number().int().min(0).max(8).default(1),
  /** Where our operators' requests come from: Weibo wants to be told with every post. */
  HERALD_CLIENT_ADDRESS: z.ipv4().optional(),
  /** ffmpeg, with ffprobe beside it; without it the one in PATH, else the one that comes with us. */
  FFMPEG_PATH: z.string().regex(/^\//, 'must be a whole path, such as /usr/bin/ffmpeg').optional(),
  /** How many videos one worker converts at once; with 0 it leaves them to others. */
  HERALD_CONVERSIONS: z.coerce.number().int().min(0).max(16).default(1),
});

/** App keys and addresses of one channel, such as VK_GROUP_APP_ID and VK_GROUP_API; without keys it is "not set up". */
function channelSettings({ key, bases, connect }: Channel) {
  const products = Object.keys(connect.products ?? {});
  const name = settingOf(key);
  const shape: Record<string, z.ZodOptional<z.ZodType<string>>> = {
    [`${name}_APP_ID`]: z.string().optional(),
    [`${name}_APP_SECRET`]: z.string().optional(),
  };
  for (const base of Object.keys(bases)) shape[`${name}_${settingOf(base)}`] = address.optional();
  for (const product of products) shape[`${name}_${settingOf(product)}`] = onOff.optional();
  return z.object(shape).transform((read): ChannelSettings => {
    const [id, secret] = [read[`${name}_APP_ID`], read[`${name}_APP_SECRET`]];
    const given = Object.keys(bases).flatMap((base) => {
      const url = read[`${name}_${settingOf(base)}`];
      return url ? [[base, url] as const] : [];
    });
    const has = products.filter((product) => read[`${name}_${settingOf(product)}`] === '1');
    return { app: id && secret ? { id, secret } : null, bases: Object.fromEntries(given), products: has };
  });
}

/** `vk-group` and `graphVideo` as a setting's name has them. */
export function settingOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toUpperCase();
}

export type ChannelSettings = {
  app: { id: string; secret: string } | null;
  bases: Record<string, string>;
  /** What the platform gave the application beyond the usual. */
  products: readonly string[];
};

/** `pace` scales every duration of the engine; 1 in production. Folders are absolute. */
export type Config = {
  host: string;
  port: number;
  origin: string;
  trustedProxies: readonly string[];
  dataFolder: string;
  /** Files lie there; null where they lie in the data folder. */
  s3: S3Settings | null;
  clamd: ClamdPlace | null;
  databaseUrl: string | null;
  demo: boolean;
  sandbox: boolean;
  zone: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  testClock: boolean;
  testPostgres: '15' | '18';
  pace: number;
  metrics: { port: number | null; token: string | null };
  signOn: SignOn;
  cookieDomain: string | null;
  linkHosts: readonly string[];
  checksLinks: boolean;
  clientAddress: string | null;
  pictures: { chromiumPath: string | null; atOnce: number };
  ffmpegPath: string | null;
  conversionsAtOnce: number;
  limits: Limits;
  channels: Record<string, ChannelSettings>;
};

/** Throws with the whole list of what is wrong, one line each. */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  const perChannel = channels.map(
    (channel) => [channel.key, channelSettings(channel).safeParse(given)] as const,
  );
  const s3 = readS3Settings(given);
  const signOn = readSignOnSettings(given);
  const limits = readLimitsSetting(given['HERALD_LIMITS']);
  const wrong = [
    ...[read, ...perChannel.map(([, one]) => one)].flatMap(({ error }) => error?.issues ?? []),
    ...s3.wrong,
    ...signOn.wrong,
    ...limits.wrong.map((message) => ({ path: ['HERALD_LIMITS'], message })),
  ];
  if (!read.success || signOn.settings === null || wrong.length > 0) {
    const lines = wrong.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const env = read.data;
  return {
    host: env.HERALD_HOST,
    port: env.HERALD_PORT,
    origin: env.HERALD_ORIGIN ?? `http://127.0.0.1:${env.HERALD_PORT}`,
    trustedProxies: env.HERALD_TRUST_PROXY,
    dataFolder: resolve(env.HERALD_DATA),
    s3: s3.settings,
    clamd: env.HERALD_CLAMD ?? null,
    databaseUrl: env.DATABASE_URL ?? null,
    demo: env.HERALD_DEMO,
    sandbox: env.HERALD_SANDBOX,
    zone: env.HERALD_ZONE,
    logLevel: env.HERALD_LOG,
    testClock: env.HERALD_TEST_CLOCK,
    testPostgres: env.HERALD_TEST_POSTGRES,
    pace: env.HERALD_PACE,
    metrics: { port: env.HERALD_METRICS_PORT ?? null, token: env.HERALD_METRICS_TOKEN ?? null },
    signOn: signOn.settings,
    cookieDomain: env.HERALD_COOKIE_DOMAIN ?? null,
    linkHosts: env.HERALD_LINK_HOSTS,
    checksLinks: env.HERALD_LINK_CHECK,
    clientAddress: env.HERALD_CLIENT_ADDRESS ?? null,
    pictures: { chromiumPath: env.CHROMIUM_PATH ?? null, atOnce: env.HERALD_BROWSERS },
    ffmpegPath: env.FFMPEG_PATH ?? null,
    conversionsAtOnce: env.HERALD_CONVERSIONS,
    limits: limits.limits,
    channels: Object.fromEntries(perChannel.flatMap(([key, one]) => (one.success ? [[key, one.data]] : []))),
  };
}

function isSubnet(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(length ?? '0') && Number(length ?? 0) <= widest;
}

/** IPv6 stands in brackets. */
function clamdPlaceOf(text: string): ClamdPlace | null {
  if (/^\/\S/.test(text)) return { path: text };
  const [, bracketed, plain, port] = /^(?:\[([0-9a-f:.]+)\]|([^\s:/]+)):(\d{1,5})$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536
    ? { host, port: Number(port) }
    : null;
}
