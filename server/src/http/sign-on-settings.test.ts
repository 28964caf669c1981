import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

const wrongOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
};
const secret = 'x'.repeat(32);
const cookie = {
  HERALD_SIGN_ON: 'cookie',
  HERALD_ORIGIN: 'https://herald.example.org',
  HERALD_COOKIE_DOMAIN: 'example.org',
  SSO_LOGIN: 'https://id.example.org/login',
  SSO_LOGOUT: 'https://id.example.org/logout',
  SSO_REFRESH: 'https://id.example.org/refresh',
  SSO_SECRET: secret,
};

it('R-AUTH-040 the embedded provider without settings; another way by settings alone; an issuer is enough for OpenID Connect', () => {
  const modeOf = (environment: Record<string, string>) => readConfig(environment).signOn.way.mode;
  expect(modeOf({})).toBe('embedded');
  expect(modeOf({ OIDC_ISSUER: 'https://id.example.org' })).toBe('oidc');
  expect(modeOf({ HERALD_SIGN_ON: 'cas', CAS_SERVER: 'https://cas.example.org/cas' })).toBe('cas');
  expect(modeOf(cookie)).toBe('cookie');
});

it('nobody takes the name by which the people of the embedded provider are known', () => {
  expect(wrongOf({ ...cookie, SSO_ISSUER: 'embedded' })).toEqual([
    'SSO_ISSUER: must be another name than embedded',
  ]);
  expect(wrongOf({ ...cookie, SSO_ISSUER: 'https://id.example.org' })).toEqual([]);
});

it('half a way is refused with the whole list of what is wrong', () => {
  expect(wrongOf({ HERALD_SIGN_ON: 'oidc' })).toEqual(['OIDC_ISSUER: is needed with HERALD_SIGN_ON=oidc']);
  expect(wrongOf({ OIDC_CLIENT_ID: 'herald' })).toEqual(['OIDC_ISSUER: is needed with HERALD_SIGN_ON=oidc']);
  expect(wrongOf({ HERALD_SIGN_ON: 'cas', OIDC_ISSUER: 'https://id.example.org', CAS_VERSION: '1' })).toEqual(
    [
      expect.stringMatching(/^CAS_VERSION: /),
      'CAS_SERVER: is needed with HERALD_SIGN_ON=cas',
      'OIDC_ISSUER: means nothing with HERALD_SIGN_ON=cas',
    ],
  );
  expect(wrongOf({ HERALD_SIGN_ON: 'cookie', HERALD_CLAIMS: '{"role":"x"}' })).toEqual([
    expect.stringMatching(/^HERALD_CLAIMS: .*role/),
    'SSO_LOGIN: is needed with HERALD_SIGN_ON=cookie',
    'SSO_LOGOUT: is needed with HERALD_SIGN_ON=cookie',
    'SSO_REFRESH: is needed with HERALD_SIGN_ON=cookie',
    'SSO_JWKS, SSO_PUBLIC_KEY, SSO_SECRET: exactly one of these is needed',
  ]);
  expect(wrongOf({ HERALD_CLAIMS: '{}' })).toEqual([
    'HERALD_CLAIMS: means nothing with HERALD_SIGN_ON=embedded',
  ]);
  expect(wrongOf({ HERALD_SIGN_ON: 'ldap' })).toEqual([expect.stringMatching(/^HERALD_SIGN_ON: /)]);
});

it('two keys, a key that is none, plain http elsewhere and a domain of somebody else’s are refused', () => {
  expect(wrongOf({ ...cookie, SSO_JWKS: 'https://id.example.org/keys' })).toHaveLength(1);
  expect(wrongOf({ ...cookie, SSO_SECRET: 'short' })).toEqual([
    'SSO_SECRET: must have 32 characters or more',
  ]);
  expect(wrongOf({ ...cookie, SSO_LOGIN: 'http://id.example.org/login' })).toEqual([
    'SSO_LOGIN: must be https, except on this machine',
  ]);
  expect(wrongOf({ ...cookie, HERALD_COOKIE_DOMAIN: 'example.com' })).toEqual([
    'HERALD_COOKIE_DOMAIN: is no domain of HERALD_ORIGIN',
  ]);
  const { HERALD_COOKIE_DOMAIN: _, ...without } = cookie;
  expect(wrongOf(without)).toEqual([expect.stringMatching(/^HERALD_COOKIE_DOMAIN: is needed/)]);
});

it('how long a session lasts is set in minutes without a deed and hours in all', () => {
  const { sessions } = readConfig({ HERALD_SESSION_IDLE_MINUTES: '45', HERALD_SESSION_HOURS: '8' }).signOn;
  expect(sessions).toEqual({ idleMs: 45 * 60_000, absoluteMs: 8 * 3_600_000 });
  expect(wrongOf({ HERALD_SESSION_IDLE_MINUTES: '90', HERALD_SESSION_HOURS: '1' })).toEqual([
    'HERALD_SESSION_IDLE_MINUTES: is longer than HERALD_SESSION_HOURS',
  ]);
});
