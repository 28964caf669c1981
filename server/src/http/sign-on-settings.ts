// The settings of signing on: which way, all that this way needs, and nothing of another; every one missing or wrong by name.
import { z } from 'zod';
import { readClaimsSetting, type ClaimsMapping } from './claims-setting.ts';
import { embeddedIssuer } from './embedded-base.ts';
import { isLoopback } from './loopback.ts';

const address = z
  .string()
  .regex(/^https?:\/\/[^\s/?#]+[^\s#]*$/, 'must be an http(s) address')
  .refine(
    (url) => url.startsWith('https:') || (URL.canParse(url) && isLoopback(url)),
    'must be https, except on this machine',
  );
const base = address.transform((url) => url.replace(/\/+$/, ''));
const text = z.string().max(200).optional();

const Settings = z.object({
  /** How people sign on; without it the embedded provider, or OpenID Connect where OIDC settings are there. */
  HERALD_SIGN_ON: z.enum(['embedded', 'oidc', 'cas', 'cookie']).optional(),
  HERALD_SESSION_IDLE_MINUTES: z.coerce.number().int().min(5).max(10_080).default(30),
  HERALD_SESSION_HOURS: z.coerce.number().int().min(1).max(720).default(12),
  OIDC_ISSUER: base.optional(),
  OIDC_CLIENT_ID: z.string().default('herald'),
  OIDC_CLIENT_SECRET: z.string().optional(),
  CAS_SERVER: base.optional(),
  CAS_VERSION: z.enum(['2', '3']).default('3'),
  SSO_LOGIN: address.optional(),
  SSO_LOGOUT: address.optional(),
  SSO_REFRESH: address.optional(),
  /** By which of these a token of the cookie is verified: exactly one. */
  SSO_JWKS: address.optional(),
  SSO_PUBLIC_KEY: z
    .string()
    .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
    .refine((pem) => pem.includes('-----BEGIN PUBLIC KEY-----'), 'must be a public key as PEM')
    .optional(),
  SSO_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  /** Its people must not be taken for those of the embedded provider. */
  SSO_ISSUER: text.refine((name) => name !== embeddedIssuer, `must be another name than ${embeddedIssuer}`),
  SSO_AUDIENCE: text,
  SSO_SYSTEM: text,
});
type Read = z.infer<typeof Settings>;
type Name = keyof Read;

export type SharedKeys =
  | { kind: 'jwks'; address: string }
  | { kind: 'public-key'; pem: string }
  | { kind: 'secret'; secret: string };

export type Way =
  | { mode: 'embedded' }
  | { mode: 'oidc'; issuer: string; clientId: string; clientSecret: string | null }
  | { mode: 'cas'; server: string; version: '2' | '3'; system: string | null }
  | SharedCookie;

/** `issuer` and `audience` are looked for in a token where they are set. */
export type SharedCookie = {
  mode: 'cookie';
  login: string;
  logout: string;
  refresh: string;
  keys: SharedKeys;
  issuer: string | null;
  audience: string | null;
  system: string | null;
};

/** After so long without a deed, and after so long in all, a session is over. */
export type SessionLimits = { idleMs: number; absoluteMs: number };

export type SignOn = { way: Way; claims: ClaimsMapping; sessions: SessionLimits };
type Wrong = { readonly path: readonly PropertyKey[]; readonly message: string };
type Given = Readonly<Record<string, string | undefined>>;

const needs = {
  embedded: [],
  oidc: ['OIDC_ISSUER'],
  cas: ['CAS_SERVER'],
  cookie: ['SSO_LOGIN', 'SSO_LOGOUT', 'SSO_REFRESH'],
} as const satisfies Record<Way['mode'], readonly Name[]>;
const takes = {
  embedded: /^$/,
  oidc: /^OIDC_/,
  cas: /^CAS_|^SSO_SYSTEM$/,
  cookie: /^SSO_/,
} as const satisfies Record<Way['mode'], RegExp>;
const keyNames = ['SSO_JWKS', 'SSO_PUBLIC_KEY', 'SSO_SECRET'] as const;

/** `settings` is null where any is wrong. */
export function readSignOnSettings(given: Given): { settings: SignOn | null; wrong: readonly Wrong[] } {
  const read = Settings.safeParse(given);
  const claims = readClaimsSetting(given['HERALD_CLAIMS']);
  const mode = modeOf(given);
  const wrong: Wrong[] = [
    ...(read.error?.issues ?? []),
    ...claims.wrong.map((message) => ({ path: ['HERALD_CLAIMS'], message })),
    ...(mode === null ? [] : wrongFor(mode, given)),
    ...(read.success ? wrongLimits(limitsOf(read.data)) : []),
  ];
  const way = read.success && mode !== null ? wayOf(mode, read.data) : null;
  if (!read.success || way === null || wrong.length > 0) return { settings: null, wrong };
  return { settings: { way, claims: claims.mapping, sessions: limitsOf(read.data) }, wrong };
}

function limitsOf(env: Read): SessionLimits {
  const { HERALD_SESSION_IDLE_MINUTES: minutes, HERALD_SESSION_HOURS: hours } = env;
  return { idleMs: minutes * 60_000, absoluteMs: hours * 3_600_000 };
}

function wrongLimits({ idleMs, absoluteMs }: SessionLimits): Wrong[] {
  if (idleMs <= absoluteMs) return [];
  return [{ path: ['HERALD_SESSION_IDLE_MINUTES'], message: 'is longer than HERALD_SESSION_HOURS' }];
}

/** Null where the setting names no way: that is told by itself. */
function modeOf(given: Given): Way['mode'] | null {
  const named = given['HERALD_SIGN_ON'];
  if (named === undefined)
    return Object.keys(given).some((name) => name in Settings.shape && takes.oidc.test(name))
      ? 'oidc'
      : 'embedded';
  return Settings.shape.HERALD_SIGN_ON.safeParse(named).data ?? null;
}

function wrongFor(mode: Way['mode'], given: Given): Wrong[] {
  const because = `HERALD_SIGN_ON=${mode}`;
  const missing = needs[mode].filter((name) => given[name] === undefined);
  const ofOthers = Object.keys(given).filter(
    (name) => name in Settings.shape && /^(OIDC|CAS|SSO)_/.test(name) && !takes[mode].test(name),
  );
  return [
    ...missing.map((name) => ({ path: [name], message: `is needed with ${because}` })),
    ...ofOthers.map((name) => ({ path: [name], message: `means nothing with ${because}` })),
    ...(mode === 'embedded' && given['HERALD_CLAIMS'] !== undefined
      ? [{ path: ['HERALD_CLAIMS'], message: `means nothing with ${because}` }]
      : []),
    ...(mode === 'cookie' ? [...wrongKeys(given), ...wrongDomain(given)] : []),
  ];
}

function wrongKeys(given: Given): Wrong[] {
  const count = keyNames.filter((name) => given[name] !== undefined).length;
  return count === 1 ? [] : [{ path: [keyNames.join(', ')], message: 'exactly one of these is needed' }];
}

/** A cookie that we cannot remove would sign somebody in again who has just left. */
function wrongDomain(given: Given): Wrong[] {
  const [login, origin, domain] = [given['SSO_LOGIN'], given['HERALD_ORIGIN'], given['HERALD_COOKIE_DOMAIN']];
  const here = origin !== undefined && URL.canParse(origin) ? new URL(origin).hostname : '127.0.0.1';
  if (domain !== undefined) {
    const bare = domain.replace(/^\./, '');
    return here === bare || here.endsWith(`.${bare}`)
      ? []
      : [{ path: ['HERALD_COOKIE_DOMAIN'], message: 'is no domain of HERALD_ORIGIN' }];
  }
  if (login === undefined || !URL.canParse(login) || new URL(login).hostname === here) return [];
  return [
    {
      path: ['HERALD_COOKIE_DOMAIN'],
      message: 'is needed: the provider has another host than HERALD_ORIGIN',
    },
  ];
}

/** Null where what the way needs is not there; that has been told before. */
function wayOf(mode: Way['mode'], env: Read): Way | null {
  const system = env.SSO_SYSTEM ?? null;
  if (mode === 'embedded') return { mode };
  if (mode === 'oidc')
    return env.OIDC_ISSUER === undefined
      ? null
      : {
          mode,
          issuer: env.OIDC_ISSUER,
          clientId: env.OIDC_CLIENT_ID,
          clientSecret: env.OIDC_CLIENT_SECRET ?? null,
        };
  if (mode === 'cas')
    return env.CAS_SERVER === undefined
      ? null
      : { mode, server: env.CAS_SERVER, version: env.CAS_VERSION, system };
  const { SSO_LOGIN: login, SSO_LOGOUT: logout, SSO_REFRESH: refresh } = env;
  const keys = keysOf(env);
  if (login === undefined || logout === undefined || refresh === undefined || keys === null) return null;
  const looksFor = { issuer: env.SSO_ISSUER ?? null, audience: env.SSO_AUDIENCE ?? null };
  return { mode, login, logout, refresh, keys, system, ...looksFor };
}

function keysOf(env: Read): SharedKeys | null {
  if (env.SSO_JWKS !== undefined) return { kind: 'jwks', address: env.SSO_JWKS };
  if (env.SSO_PUBLIC_KEY !== undefined) return { kind: 'public-key', pem: env.SSO_PUBLIC_KEY };
  return env.SSO_SECRET === undefined ? null : { kind: 'secret', secret: env.SSO_SECRET };
}
