// Words that a platform shows in part: what nobody can read there is neither ours nor somebody else's (row 26).
import { expect, it } from 'vitest';
import { facebook } from '@herald/channels/facebook/index.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { inspectChange } from './inspect-change.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

it.each([
  [true, 'not-done'],
  [false, 'others'],
  [undefined, 'may-not'],
] as const)('where the old words stand: %s; then the edit is %s', async (asSent, seen) => {
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account, `Old words, ${asSent}`));
  await room.edit(live, `New words, ${asSent}`);
  const bound = await loadAccount(room.context, account.id);
  if (!bound) throw new Error('there is no account');
  const watch: typeof facebook.settle.watch = async (_outside, _account, { post }) => {
    const told = post.text.startsWith('New') ? { asSent: false } : asSent === undefined ? {} : { asSent };
    return { ok: true, value: { stands: true, copies: [], ...told } };
  };
  const channel = { ...facebook, settle: { ...facebook.settle, watch } };
  const reached = { channel, account: bound.account };
  expect(await inspectChange(room.context, reached, await room.read(live.id), 'edit')).toBe(seen);
});
