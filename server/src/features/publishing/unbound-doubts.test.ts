// An account that is unbound while nobody knows of a post of it: nobody can look, so nobody's word sends it again; bound anew, it is found.
import { expect, it } from 'vitest';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import { unbind } from '../../db/test-hand-over.ts';
import { turn } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

it('"it is not there" is refused like "it is there", and the look finds it once the account is bound again', async () => {
  const account = await room.account('facebook');
  await room.strike(account, 'reset-after');
  await room.strike(account, 'list-5xx', { operation: 'facebook.list', times: 1_000 });
  const unknown = await room.advance(await room.publish(account, 'Unbound in doubt'), ['unknown']);
  const bind = await unbind(room, account);
  const answer = () => resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'not-live' });
  await expect(answer()).rejects.toMatchObject({ code: 'account-unusable' });
  expect((await turn(room, unknown)).state).toBe('unknown');
  await bind(room.maya);
  await room.sandbox.liftFaults();
  expect((await turn(room, unknown)).state).toBe('published');
  expect(await room.posts(account)).toHaveLength(1);
});

it('what was said of the token before says nothing of the one it was bound anew with', async () => {
  const account = await room.account('facebook');
  const before = await loadAccount(room.context, account.id);
  await (
    await unbind(room, account)
  )(room.maya);
  if (!before) throw new Error('nothing was bound');
  await markAccountStale(room.context, account.id, before.account.token);
  expect(await loadAccount(room.context, account.id)).toMatchObject({ state: 'usable', needsRefresh: false });
});
