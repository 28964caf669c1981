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

const told = { yes: { asSent: true }, no: { asSent: false }, nobody: {} } as const;
type Told = keyof typeof told;

it.each([
  ['no', 'yes', 'not-done'],
  ['no', 'no', 'others'],
  ['no', 'nobody', 'not-done'],
  ['nobody', 'no', 'done'],
  ['nobody', 'yes', 'may-not'],
  ['nobody', 'nobody', 'may-not'],
] as const)(
  'where it says what was wanted: %s, and what stood before: %s, the edit is %s',
  async (wanted: Told, before: Told, seen) => {
    const account = await room.account('facebook');
    const live = await room.advance(await room.publish(account, `Old words, ${wanted}, ${before}`));
    await room.edit(live, `New words, ${wanted}, ${before}`);
    const bound = await loadAccount(room.context, account.id);
    if (!bound) throw new Error('there is no account');
    const watch: typeof facebook.settle.watch = async (_outside, _account, { post }) => ({
      ok: true,
      value: { stands: true, copies: [], ...told[post.text.startsWith('New') ? wanted : before] },
    });
    const channel = { ...facebook, settle: { ...facebook.settle, watch } };
    const reached = { channel, account: bound.account };
    expect(await inspectChange(room.context, reached, await room.read(live.id), 'edit')).toBe(seen);
  },
);
