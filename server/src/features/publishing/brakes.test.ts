// Brakes: pauses take effect at once and lift by themselves; platforms in trouble rest; our own limits are kept (publishing.md §7).
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PauseScope } from '@herald/contract/brakes.ts';
import type { TestAccount } from '../../db/test-account.ts';
import { braking, testActor, type TestActor } from '../../db/test-actor.ts';
import { allPublishingSigns, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { checkBindings } from '../accounts/check-bindings.ts';
import { advancePublication } from './advance-publication.job.ts';
import { findPausedAccounts } from './find-paused-accounts.ts';
import { liftPause } from './lift-pause.ts';
import { listPauses } from './list-pauses.ts';
import { listPlatforms } from './list-platforms.ts';
import { pausePublishing } from './pause-publishing.ts';
import { setResends } from './set-resends.ts';
import type { Publication } from './store/rows.ts';
import { sweepPublications } from './sweep-publications.ts';

let room: Newsroom;

beforeAll(async () => {
  // A minute of rest is three seconds here.
  room = await testNewsroom({ scale: 0.05 });
});
afterEach(async () => {
  await room.sandbox.liftFaults();
  for (const one of (await listPauses(room.context, room.maya)).items)
    await liftPause(room.context, braking(room.maya), { id: one.id });
  await room.context.db.deleteFrom('platform_state').execute();
});
afterAll(() => room.close());

const pause = (what: PauseScope, because = '') =>
  pausePublishing(room.context, braking(room.maya), { what, because });
const turn = async ({ account_id: accountId, id }: Publication) => {
  await advancePublication.run(room.context, { accountId });
  return room.read(id);
};

describe('a pause', () => {
  const scopes: readonly [string, (account: TestAccount) => PauseScope][] = [
    ['everything', () => ({ scope: 'everything' })],
    ['its channel', () => ({ scope: 'channel', channelid: 31 })],
    ['its department', () => ({ scope: 'department', departmentId: room.maya.departmentId })],
    ['the account itself', ({ id }) => ({ scope: 'account', accountId: id })],
  ];
  it.each(scopes)(
    'of %s holds back what waits, and lets it go by itself when it is lifted',
    async (_, what) => {
      const account = await room.account('facebook');
      const { id } = await pause(what(account), 'A death in the house');
      const queued = await room.publish(account);
      expect((await turn(queued)).state).toBe('scheduled');
      const woken: string[] = [];
      await sweepPublications(room.context, ({ accountId }) => woken.push(accountId));
      expect(woken).toEqual([]);
      await liftPause(room.context, braking(room.maya), { id });
      await sweepPublications(room.context, ({ accountId }) => woken.push(accountId));
      expect(woken).toContain(account.id);
      expect((await room.advance(queued)).state).toBe('published');
    },
  );

  it('of another channel, department or account holds nothing of ours back', async () => {
    const stranger = await testActor(room.context, { department: 'Sports', signs: allPublishingSigns });
    await pause({ scope: 'channel', channelid: 32 });
    await pause({ scope: 'department', departmentId: stranger.departmentId });
    await pause({ scope: 'account', accountId: (await room.account('facebook')).id });
    const queued = await room.publish(await room.account('facebook'));
    expect((await room.advance(queued)).state).toBe('published');
  });

  it('pressed while a post is being prepared still stops it: asked in the transaction that would send', async () => {
    const account = await room.account('facebook');
    const queued = await room.publish(account, 'Held at the last moment');
    const reach = async (at: string) => {
      if (at === 'F03') await pause({ scope: 'everything' });
    };
    await advancePublication.run({ ...room.context, reach }, { accountId: account.id });
    expect(await room.calls(account, 'publish', 'Held at the last moment')).toBe(0);
    // Whoever prepared it was overtaken; the next one puts it back.
    const woken: string[] = [];
    await sweepPublications(room.context, ({ accountId }) => woken.push(accountId));
    expect(woken).toContain(account.id);
    await advancePublication.run(room.context, { accountId: account.id });
    expect(await room.read(queued.id)).toMatchObject({
      state: 'scheduled',
      reason: 'reason-paused',
      attempt_no: 0,
    });
    expect(await room.calls(account, 'publish', 'Held at the last moment')).toBe(0);
  });

  it('of an account is laid on and lifted by who binds it, and by nobody of another department', async () => {
    const account = await room.account('facebook');
    const what: PauseScope = { scope: 'account', accountId: account.id };
    const binder = await testActor(room.context, { department: 'Desk', signs: ['account:bind'] });
    const stranger = await testActor(room.context, { department: 'Sports', signs: ['account:bind'] });
    const seer = await testActor(room.context, {
      department: 'House',
      signs: ['content:all', 'publication:pause'],
    });
    const lay = (actor: TestActor, on: PauseScope = what) =>
      pausePublishing(room.context, actor, { what: on, because: 'Handed over' });
    await expect(lay(stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(lay(binder, { scope: 'everything' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(lay(binder, { scope: 'account', accountId: 'nowhere' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { id } = await lay(binder);
    expect(await lay(seer)).toEqual({ id });
    const asked = { bids: [account.id], findPaused: findPausedAccounts };
    expect(await checkBindings(room.context, room.maya, asked)).toMatchObject({
      flag: false,
      invalid: [{ id: account.id, reason: expect.stringContaining('Paused on purpose') }],
    });
    expect((await checkBindings(room.context, stranger, asked)).invalid[0]?.reason).not.toContain('Paused');
    expect((await listPauses(room.context, stranger)).items).toEqual([]);
    expect((await listPauses(room.context, seer)).items).toMatchObject([{ id, mine: false }]);
    expect((await listPauses(room.context, binder)).items).toMatchObject([
      { id, scope: 'account', what: 'Test facebook (Facebook)', mine: true },
    ]);
    await expect(liftPause(room.context, stranger, { id })).rejects.toMatchObject({ code: 'not-found' });
    const everything = await pause({ scope: 'everything' });
    await expect(liftPause(room.context, binder, everything)).rejects.toMatchObject({ code: 'forbidden' });
    await liftPause(room.context, binder, { id });
    expect((await room.advance(await room.publish(account, 'Held twice'), ['scheduled'])).state).toBe(
      'scheduled',
    );
    await liftPause(room.context, braking(room.maya), everything);
  });

  it('lets what is already out be settled', async () => {
    const account = await room.account('facebook');
    await room.strike(account, 'reset-after');
    const doubted = await room.advance(await room.publish(account), ['reconciling']);
    await pause({ scope: 'everything' });
    expect((await room.advance(doubted)).state).toBe('published');
  });

  it('does not hide that the day is over: missed is said while it stands', async () => {
    const queued = await room.publish(await room.account('facebook'));
    await pause({ scope: 'everything' });
    await sql`update clock set offset_ms = offset_ms + 25 * 3600 * 1000`.execute(room.context.db);
    expect((await turn(queued)).state).toBe('missed');
  });

  it('is shown to everybody with who and why; asked for twice it is one', async () => {
    const first = await pause({ scope: 'channel', channelid: 32 }, 'Wrong embargo');
    expect(await pause({ scope: 'channel', channelid: 32 })).toEqual(first);
    const { items } = await listPauses(room.context, room.maya);
    expect(items).toMatchObject([
      { scope: 'channel', what: 'Twitter', because: 'Wrong embargo', by: room.maya.name, mine: true },
    ]);
    await liftPause(room.context, braking(room.maya), first);
    await expect(liftPause(room.context, braking(room.maya), first)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a platform as a whole', () => {
  it('ten calls in a row without an answer: all its accounts rest a little, then it goes on', async () => {
    for (let times = 0; times < 10; times += 1) {
      const other = await room.account('facebook');
      await room.strike(other, '500-before');
      await room.advance(await room.publish(other), ['reconciling']);
    }
    const { items } = await listPlatforms(room.context);
    expect(items.find((one) => one.channelid === 31)?.restsUntil).not.toBeNull();
    const calm = await room.account('facebook');
    const queued = await room.publish(calm);
    expect(await turn(queued)).toMatchObject({ state: 'scheduled', reason: 'reason-platform-resting' });
    expect((await room.advance(queued)).state).toBe('published');
  });

  it('a refusal is a proper answer, and ends the count', async () => {
    for (let times = 0; times < 12; times += 1) {
      const account = await room.account('facebook');
      await room.strike(account, times === 5 ? 'duplicate' : '500-before');
      await room.advance(await room.publish(account), ['reconciling']);
    }
    const row = (await listPlatforms(room.context)).items.find((one) => one.channelid === 31);
    expect(row).toMatchObject({ restsUntil: null, troubles: 6 });
  });

  it('our application’s own limit is kept across accounts, and burns no try', async () => {
    await room.context.db.insertInto('platform_state').values({ channel_id: 32, tokens: 1 }).execute();
    const first = await room.publish(await room.account('twitter'));
    const second = await room.publish(await room.account('twitter'));
    expect((await turn(first)).state).toBe('published');
    expect(await turn(second)).toMatchObject({
      state: 'scheduled',
      reason: 'reason-own-limit',
      attempt_no: 0,
      tries: 0,
    });
  });

  it('our application’s own limit is full at first, whoever wrote the platform’s row before', async () => {
    await setResends(room.context, room.maya, { channelid: 32, resends: true });
    const queued = await room.publish(await room.account('twitter'));
    expect((await room.advance(queued)).state).toBe('published');
  });

  it('resends by itself only where the platform refuses twins, whatever came in between', async () => {
    await setResends(room.context, room.maya, { channelid: 32, resends: true });
    const { items } = await listPlatforms(room.context);
    expect(items.find((one) => one.channelid === 32)).toMatchObject({ resends: true, mayResend: true });
    // Facebook refuses only what stands last on the page.
    expect(items.find((one) => one.channelid === 31)).toMatchObject({ mayResend: false });
  });

  it('with leave to resend, what nothing became of is sent once more after three looks, and stands once (row 21)', async () => {
    const account = await room.account('twitter');
    await setResends(room.context, room.maya, { channelid: 32, resends: true });
    await room.strike(account, 'reset-before');
    const live = await room.advance(await room.publish(account), ['published']);
    expect(live.attempt_no).toBe(2);
    expect(await room.posts(account)).toHaveLength(1);
  });

  it('what was sent once more by itself and lost again is looked for anew: three looks, before a person is asked', async () => {
    const account = await room.account('twitter');
    await setResends(room.context, room.maya, { channelid: 32, resends: true });
    await room.strike(account, 'reset-before', { times: 2 });
    const unknown = await room.advance(await room.publish(account), ['unknown']);
    // The looks behind the first call say nothing of the second.
    expect(unknown).toMatchObject({ attempt_no: 2, negative_looks: 3 });
    expect(await room.posts(account)).toEqual([]);
  });
});
