// What an earlier call of ours left behind, long before the last one: it is found, it may be named, and a double of it is told.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { TestAccount } from '../../db/test-account.ts';
import { keepDoubtfulRoom } from '../../db/test-doubts.ts';
import type { Newsroom } from '../../test-newsroom.ts';
import { checkPublication } from './check-publication.ts';
import { resolvePublication } from './resolve-publication.ts';
import type { Publication } from './store/rows.ts';
import { watchPublications } from './watch-publications.ts';

let room: Newsroom;

keepDoubtfulRoom(
  (opened) => {
    room = opened;
  },
  { watchAfterMs: [1, 1, 1], watchAgainMs: 1 },
);

/** It stands, but no list showed it; a person says that it does not, and it is sent again with this fault. */
async function sentTwice(
  account: TestAccount,
  fault: 'reset-before' | null,
  until: Publication['state'],
): Promise<Publication> {
  await room.strike(account, 'reset-after');
  await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 60_000, times: 2_000 });
  const unknown = await room.advance(await room.publish(account), ['unknown']);
  await resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'not-live' });
  if (fault) await room.strike(account, fault);
  const again = await room.advance(unknown, [until]);
  // As in life, where the second call is made behind the quiet window.
  await room.context.db
    .updateTable('attempt')
    .set({ sent_outside_at: sql`sent_outside_at + interval '15 minutes'` })
    .where('publication_id', '=', again.id)
    .where('n', '=', 2)
    .execute();
  await room.sandbox.liftFaults();
  return again;
}

describe('the post of an earlier call', () => {
  it('is found by the look after a later one that was lost', async () => {
    const account = await room.account('facebook');
    const unknown = await sentTwice(account, 'reset-before', 'unknown');
    const [post] = await room.posts(account);
    expect(await checkPublication(room.context, room.maya, { id: unknown.id })).toEqual({
      state: 'published',
    });
    expect((await room.read(unknown.id)).external_id).toBe(post?.externalId);
  });

  it('may be named by a person', async () => {
    const account = await room.account('facebook');
    const unknown = await sentTwice(account, 'reset-before', 'unknown');
    const [post] = await room.posts(account);
    const link = `https://www.facebook.com/${account.externalId}/posts/${post?.externalId.split('_')[1]}`;
    const answer = { id: unknown.id, answer: 'live', link } as const;
    expect(await resolvePublication(room.context, room.maya, answer)).toMatchObject({ state: 'published' });
    expect((await room.read(unknown.id)).external_id).toBe(post?.externalId);
  });

  it('beside the one of a later call is told as a double (row 30)', async () => {
    const account = await room.account('facebook');
    const live = await sentTwice(account, null, 'published');
    expect(await room.posts(account)).toHaveLength(2);
    await expect
      .poll(async () => {
        await watchPublications(room.context);
        const told = room.context.db.selectFrom('outbox').select('kind');
        return (await told.where('publication_id', '=', live.id).execute()).map(({ kind }) => kind);
      })
      .toContain('copies');
  });
});
