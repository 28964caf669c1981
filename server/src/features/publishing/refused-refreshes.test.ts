// A platform that refuses to renew a token says nothing of the post: its owner is asked or it is tried again, and nobody is told that the post was refused.
import { failed, type FailureKind } from '@herald/channels/failure.ts';
import { expect, it } from 'vitest';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf } from '../../db/test-turns.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { advancePublication } from './advance-publication.job.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepNewsroom((opened) => {
  room = opened;
});

async function refusedAs(kind: FailureKind): Promise<Publication> {
  const account = await room.account('facebook');
  const bound = await loadAccount(room.context, account.id);
  if (!bound) throw new Error('the account is bound');
  await markAccountStale(room.context, account.id, bound.account.token);
  const one = await room.publish(account);
  const refresh = async () => failed(kind, 'Not for this application', '403');
  const channels = room.context.channels.map((channel) => ({
    ...channel,
    connect: { ...channel.connect, refresh },
  }));
  await advancePublication.run({ ...room.context, channels }, { accountId: account.id });
  return room.read(one.id);
}

it.each(['auth', 'permission'] as const)('as %s: it waits for its owner, who is told', async (kind) => {
  const waits = await refusedAs(kind);
  expect(waits).toMatchObject({ state: 'auth-required', reason: 'reason-sign-in-expired' });
  expect(await toldOf(room, waits)).toEqual(['message-sign-in-expired']);
  expect((await loadAccount(room.context, waits.account_id))?.state).toBe('auth-required');
});

it.each(['content', 'blocked', 'media'] as const)(
  'as %s: nothing was sent, and it is tried again',
  async (kind) => {
    expect(await refusedAs(kind)).toMatchObject({ state: 'scheduled', reason: 'reason-not-sent', tries: 1 });
  },
);
