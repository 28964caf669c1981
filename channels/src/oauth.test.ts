import { expect, test } from 'vitest';
import type { Outside, Token } from './channel.ts';
import { Granted, missingOf, renewBy, tokenOf } from './oauth.ts';

const none = async () => Promise.reject(new Error('Nothing is asked'));
const outside: Outside = {
  app: { id: 'a', secret: 's' },
  bases: {},
  fetch: none,
  readFile: none,
  openFile: none,
  addressOf: async (url) => url,
};
const kept: Token = { access: 'A1', refresh: 'R1', expiresInSeconds: 60, scopes: ['read', 'write'] };

test('rights are parted by spaces or by commas; what the answer leaves out is null or none', () => {
  expect(tokenOf(Granted.parse({ access_token: 'A', scope: ' read  write' })).scopes).toEqual([
    'read',
    'write',
  ]);
  expect(tokenOf(Granted.parse({ access_token: 'A', scope: 'read,write' })).scopes).toEqual([
    'read',
    'write',
  ]);
  const bare = { access: 'A', refresh: null, expiresInSeconds: null, scopes: [] };
  expect(tokenOf(Granted.parse({ access_token: 'A' }))).toEqual(bare);
});

test('how long it can be renewed is told under two names; what nobody can read of that costs no token', () => {
  const renewsFor = (more: object) => tokenOf(Granted.parse({ access_token: 'A', ...more })).renewsForSeconds;
  expect(renewsFor({ refresh_token_expires_in: 31_536_000 })).toBe(31_536_000);
  expect(renewsFor({ refresh_expires_in: 86_400 })).toBe(86_400);
  for (const odd of [null, '365 days']) expect(renewsFor({ refresh_token_expires_in: odd })).toBeUndefined();
});

test('an answer without a token is none', () => {
  expect(Granted.safeParse({ access_token: '' }).success).toBe(false);
});

test('what was asked for and not granted is named', () => {
  expect(missingOf(['read', 'delete', 'write', 'upload'], kept)).toEqual(['delete', 'upload']);
});

test('without a refresh token nobody is asked, and the owner must authorise again', async () => {
  const answer = await renewBy(none)(outside, { ...kept, refresh: null });
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'auth', platformCode: 'no-refresh' } });
});

test('the refresh token is a secret of the call; what the answer leaves out stays as it was', async () => {
  const asked: unknown[] = [];
  const renew = renewBy(async (_outside, grant, secrets) => {
    asked.push([grant, secrets]);
    return { ok: true, value: { access: 'A2', refresh: null, expiresInSeconds: 90, scopes: [] } };
  });
  const renewed = { ...kept, access: 'A2', expiresInSeconds: 90 };
  expect(await renew(outside, kept)).toEqual({ ok: true, value: renewed });
  expect(asked).toEqual([[{ grant_type: 'refresh_token', refresh_token: 'R1' }, ['R1']]]);
});

test('what the answer names takes the place of what was', async () => {
  const value: Token = { access: 'A2', refresh: 'R2', expiresInSeconds: 90, scopes: ['read'] };
  expect(await renewBy(async () => ({ ok: true, value }))(outside, kept)).toEqual({ ok: true, value });
});
