// Doubts of a newsroom for tests: platforms that know our key, as VK does, and a post that stands there, unseen, waiting to be sent again.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, StepTaken } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import { expect } from 'vitest';
import type { Context, Pace } from '../context.ts';
import { advancePublication } from '../features/publishing/advance-publication.job.ts';
import { openAttempt } from '../features/publishing/store/attempts.ts';
import { readFence } from '../features/publishing/store/lanes.ts';
import { endModification } from '../features/publishing/store/modifications.ts';
import { movePublication } from '../features/publishing/store/publications.ts';
import type { Publication } from '../features/publishing/store/rows.ts';
import { sweepPublications } from '../features/publishing/sweep-publications.ts';
import { now } from './client.ts';
import { advanceUntil, type Newsroom } from '../test-newsroom.ts';
import type { TestAccount } from './test-account.ts';
import { writeThere } from './test-owner.ts';
import { keepNewsroom, type Give } from './test-room.ts';

/** Its platforms take the same words twice: their own filter must not be what saves us. */
export function keepDoubtfulRoom(give: Give, pace: Partial<Pace> = {}): void {
  keepNewsroom(async (room) => {
    await room.sandbox.order('/_settings', { duplicateFilter: false });
    await give(room);
  }, pace);
}

/** The house was put back to this moment; the pause of it stands, or was lifted since. What is written in the very millisecond counts as older. */
export async function putBack({ context, maya }: Newsroom, pause: 'stands' | 'lifted'): Promise<void> {
  const lifted = pause === 'stands' ? {} : { lifted_at: now, lifted_by: maya.personId };
  await context.db
    .insertInto('pause')
    .values({ scope: 'everything', restored_from: now, ...lifted })
    .execute();
  await sleep(2);
}

/** The same house, whose channels know our key and do this otherwise. */
export function knowingKeys(
  { context }: Newsroom,
  change: (channel: Channel) => Partial<Channel> = () => ({}),
): Context {
  const settledBy = { by: 'key', windowSeconds: 3_600_000 } as const;
  const channels = context.channels.map((channel) => ({ ...channel, settledBy, ...change(channel) }));
  return { ...context, channels };
}

/** A harmless step before the call is answered like this. */
export function preparing(room: Newsroom, answer: () => Promise<Result<StepTaken>>): Context {
  return knowingKeys(room, () => ({ prepare: { steps: () => [{ key: 'first' }], take: answer } }));
}

/** It stands; the answer was lost and the list does not show it yet, so it waits to be sent again under its key. */
export async function sentAgain(
  room: Newsroom,
  text: string,
): Promise<{ account: TestAccount; one: Publication }> {
  const context = knowingKeys(room);
  const account = await room.account('facebook');
  await room.strike(account, 'reset-after');
  await room.strike(account, 'list-lag', { operation: 'facebook.list', lagMs: 60_000, times: 1 });
  const lost = await advanceUntil(context, await room.publish(account, text), ['reconciling']);
  const one = await advanceUntil(context, lost, ['scheduled']);
  expect(one.reason).toBe('reason-sent-under-its-key');
  return { account, one };
}

/** The last call for its edit was never answered, and nobody could find out (row 26). */
export async function leaveEditUnknown(
  room: Newsroom,
  { id, account_id: accountId }: Publication,
): Promise<void> {
  await room.context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, accountId);
    await openAttempt(tx, await room.read(id), 'edit', fence, 1_000);
    await endModification(tx, id, 'edit', { outcome: 'unknown' });
    await movePublication(tx, await room.read(id), fence, 'edit-failed', { reason: 'reason-edit-unknown' });
  });
}

/** The words that are wanted are put there by a call that nobody wrote down. */
export async function putThere(room: Newsroom, live: Publication): Promise<void> {
  const { target_post: target } = await room.read(live.id);
  if (!target) throw new Error('nothing is wanted there');
  await writeThere(room, live, target, [live.post]);
}

/** As the sweep does: what it wakes is taken on, one turn after the other, as long as there is something to do. */
export async function sweepDoubts(
  room: Newsroom,
  { id, account_id: accountId }: Publication,
): Promise<Publication> {
  const context = knowingKeys(room);
  const woken: string[] = [];
  await sweepPublications(context, (asked) => woken.push(asked.accountId));
  if (woken.includes(accountId)) await advancePublication.run(context, { accountId });
  return room.read(id);
}

export async function sweepDoubtsTo(room: Newsroom, one: Publication, state: string): Promise<void> {
  await expect.poll(async () => (await sweepDoubts(room, one)).state, { timeout: 8_000 }).toBe(state);
}
