// Only the token that was refused is refused: whoever was bound again meanwhile is not signed out by an answer to the one before.
import { expect, it } from 'vitest';
import { bindTestAccountAgain } from '../../db/test-account.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from './load-account.ts';
import { refuseToken } from './refuse-token.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it('the account’s own token: it must be authorised again; refused once, it is not refused anew', async () => {
  const { id } = await room.account('twitter');
  const token = (await loadAccount(room.context, id))?.account.token;
  if (!token) throw new Error('the account is bound');
  expect(await refuseToken(room.context, id, token)).toBe(true);
  expect((await loadAccount(room.context, id))?.state).toBe('auth-required');
  expect(await refuseToken(room.context, id, token)).toBe(false);
});

it('one that was bound again meanwhile stays usable', async () => {
  const { id } = await room.account('twitter');
  const before = (await loadAccount(room.context, id))?.account.token;
  if (!before) throw new Error('the account is bound');
  const fresh = { access: 'new', refresh: 'new', expiresInSeconds: null, scopes: [] };
  await bindTestAccountAgain(room.context, id, async () => undefined, fresh);
  expect(await refuseToken(room.context, id, before)).toBe(false);
  expect((await loadAccount(room.context, id))?.state).toBe('usable');
});
