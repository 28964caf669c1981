// What may stand never ends as not sent, whatever comes in the way of sending it again, looking for it or waiting for it (rows 17 and 19).
import { failed } from '@herald/channels/failure.ts';
import { hourMs } from '@herald/contract/constants.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keepDoubtfulRoom, knowingKeys, preparing, sentAgain } from '../../db/test-doubts.ts';
import { moveClock, turn } from '../../db/test-turns.ts';
import { advanceUntil, fromContent, type Newsroom } from '../../test-newsroom.ts';
import { removeAccounts } from '../accounts/remove-accounts.ts';
import { checkAccountBusy } from './check-account-busy.ts';
import { publishPackage } from './publish-package.ts';
import { resolvePublication } from './resolve-publication.ts';
import { retryPublication } from './retry-publication.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
keepDoubtfulRoom((opened) => {
  room = opened;
});

const keyed = () => knowingKeys(room);
const advance = (one: Publication, until: readonly Publication['state'][] = []) =>
  advanceUntil(keyed(), one, until);
const turned = (one: Publication) => turn({ ...room, context: keyed() }, one);

describe('sent already, and to be sent again under its key', () => {
  it.each([
    ['refused', () => Promise.resolve(failed('content', 'not this picture'))],
    ['a fault of our own', () => Promise.reject(Object.assign(new Error('no file'), { code: 'ENOENT' }))],
  ])('a harmless step before it is %s: it is looked for, found, and stands once', async (how, answer) => {
    const { account, one } = await sentAgain(room, `Stands already, ${how}`);
    const looked = await advanceUntil(preparing(room, answer), one, ['reconciling', 'failed']);
    expect(looked.state).toBe('reconciling');
    expect(await advance(looked)).toMatchObject({ state: 'published' });
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('a harmless step before it is never reached: it is not given up as not sent', async () => {
    const { one } = await sentAgain(room, 'Stands, unreachable');
    const context = preparing(room, () => Promise.resolve(failed('presend', 'no route')));
    await room.context.db.updateTable('publication').set({ tries: 11 }).where('id', '=', one.id).execute();
    const given = await advanceUntil(context, await room.read(one.id), ['reconciling', 'failed', 'unknown']);
    expect(given.state).toBe('reconciling');
  });

  it('keeps its account from being unbound, and without its account it is still looked for', async () => {
    const { account, one } = await sentAgain(room, 'Stands, unbound');
    const unbind = removeAccounts(room.context, room.maya, { ids: [account.id], isBusy: checkAccountBusy });
    await expect(unbind).rejects.toMatchObject({ code: 'account-busy' });
    await room.context.db
      .updateTable('channel_account')
      .set({ state: 'removed' })
      .where('id', '=', account.id)
      .execute();
    expect(await turned(one)).toMatchObject({ state: 'reconciling' });
  });

  it('the database itself refuses to end it as not sent', async () => {
    const { one } = await sentAgain(room, 'Stands, whoever writes');
    const end = sql`update publication set state = 'failed' where id = ${one.id}`.execute(room.context.db);
    await expect(end).rejects.toThrow('may stand on its platform');
  });
});

describe('a platform that is working on it', () => {
  it('and of which nobody can hear: a person is asked after an hour, and the account goes on', async () => {
    const account = await room.account('twitter');
    const value = { state: 'processing', handle: 'h', askAgainInSeconds: 1 } as const;
    const context = knowingKeys(room, ({ settle }) => ({
      publish: () => Promise.resolve({ ok: true, value }),
      settle: { ...settle, settle: () => Promise.reject(new Error('our own fault')) },
    }));
    const one = await advanceUntil(context, await room.publish(account, 'Working on it'), ['processing']);
    const next = await room.publish(account, 'Behind it');
    await moveClock(room, 2 * hourMs);
    expect(await advanceUntil(context, one, ['unknown'])).toMatchObject({ reason: 'reason-cannot-look' });
    expect((await room.advance(next)).state).toBe('published');
  });
});

describe('a call in doubt, and then “not now”', () => {
  it('for days: it is looked for all the same, and found', async () => {
    const { account, one } = await sentAgain(room, 'Stands, busy');
    await room.strike(account, 'rate-seconds', { retryAfterSeconds: 3 * 86_400 });
    const busy = await advance(one, ['reconciling']);
    const inMs = (busy.wake_at?.getTime() ?? Infinity) - Date.now();
    expect(inMs).toBeLessThanOrEqual(room.context.pace.lookEveryMs);
    expect(await turned(busy)).toMatchObject({ state: 'published' });
    expect(await room.posts(account)).toHaveLength(1);
  });
});

describe('what a person dropped in doubt', () => {
  it('does not stand in the way of trying again what was confirmed and then refused', async () => {
    const account = await room.account('linkedin', { kind: 'member' });
    await room.strike(account, 'reset-before');
    const one = await room.advance(await room.publish(account, 'Dropped, then refused'), ['unknown']);
    await moveClock(room, hourMs);
    await resolvePublication(room.context, room.maya, { id: one.id, answer: 'drop' });
    const anew = [{ pkGUID: one.package_id, bids: [account.id], again: true }];
    const [two] = await publishPackage(room.context, room.maya, anew, fromContent);
    if (!two) throw new Error('nothing was queued');
    const refusing = knowingKeys(room, () => ({ publish: () => Promise.resolve(failed('content', 'no')) }));
    await advanceUntil(refusing, two, ['failed']);
    const {
      queued: [three],
    } = await retryPublication(room.context, room.maya, { id: two.id });
    expect(three?.retry_of).toBe(two.id);
  });

  it('stands in the way of trying again what was refused before it', async () => {
    const account = await room.account('linkedin', { kind: 'member' });
    const refusing = knowingKeys(room, () => ({ publish: () => Promise.resolve(failed('content', 'no')) }));
    const first = await advanceUntil(refusing, await room.publish(account, 'Refused, dropped'), ['failed']);
    const {
      queued: [second],
    } = await retryPublication(room.context, room.maya, { id: first.id });
    if (!second) throw new Error('nothing was tried again');
    await room.strike(account, 'reset-after');
    await room.advance(second, ['unknown']);
    await moveClock(room, hourMs);
    await resolvePublication(room.context, room.maya, { id: second.id, answer: 'drop' });
    const third = retryPublication(room.context, room.maya, { id: first.id });
    await expect(third).rejects.toMatchObject({ code: 'same-post-again' });
    expect(await room.posts(account)).toHaveLength(1);
  });
});
