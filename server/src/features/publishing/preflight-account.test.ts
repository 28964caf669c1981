// Pre-flight at the platform: whether it takes the account's token is asked an hour and five minutes before, so that a consent taken back there is known while there is time.
import { setTimeout as sleep } from 'node:timers/promises';
import { failed } from '@herald/channels/failure.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { Finding } from '@herald/contract/preflight.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { bindTestAccountAgain, type TestAccount } from '../../db/test-account.ts';
import { testActor } from '../../db/test-actor.ts';
import { handOver } from '../../db/test-hand-over.ts';
import { forgetSchedules, scheduleAhead, toldMaya } from '../../db/test-preflight.ts';
import { moveClock } from '../../db/test-turns.ts';
import { allPublishingSigns, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { inspectWaiting } from './inspect-waiting.ts';
import { restPlatform } from './store/platforms.ts';
import { wakeWaiting } from './wake-waiting.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterEach(() => forgetSchedules(room));
afterAll(() => room.close());

const stateOf = async ({ id }: TestAccount) =>
  (await room.context.db.selectFrom('channel_account').select('state').where('id', '=', id).execute())[0]
    ?.state;
const endConsent = ({ platform, externalId }: TestAccount) =>
  room.sandbox.order('/_tokens/expire', { platform, account: externalId, refresh: true });
const Kept = z.object({ preflight: z.array(Finding) });
const findingsOf = async (id: string) =>
  Kept.parse((await room.read(id)).evidence).preflight.map(({ code }) => code);

it.each([
  ['facebook', 'usable', 'preflight-sign-in-refused', 'refused the sign-in of'],
  ['twitter', 'usable', 'preflight-sign-in-refused', 'refused the sign-in of'],
] as const)(
  'a consent that was taken back at %s: its asker and its owner hear so an hour before, and nothing is sent',
  async (platform, state, code, words) => {
    const account = await room.account(platform);
    const asker = await testActor(room.context, { department: 'Desk', signs: allPublishingSigns });
    const { row } = await scheduleAhead({ ...room, maya: asker }, account);
    await endConsent(account);
    await moveClock(room, 61 * minuteMs);
    await inspectWaiting(room.context);
    expect([await stateOf(account), await findingsOf(row.id)]).toEqual([state, [code]]);
    const said = [expect.stringContaining(words)];
    const { items } = await listInbox(room.context, asker, { page: 1, pageSize: 50 });
    expect(items.map(({ text }) => text)).toEqual(said);
    const ofOwner = await toldMaya(room, 'message-preflight');
    expect(ofOwner.filter(({ link }) => link.endsWith(row.id)).map(({ text }) => text)).toEqual(said);
    expect((await room.read(row.id)).state).toBe('scheduled');
    expect(await room.posts(account)).toEqual([]);
  },
);

it('a platform that says no to everybody for a minute, to those who renew too, signs nobody out', async () => {
  const account = await room.account('twitter');
  const { row } = await scheduleAhead(room, account);
  await room.sandbox.strike({ platform: 'twitter', fault: 'unauthorized', times: 1_000 });
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(room.context);
  expect([await stateOf(account), await findingsOf(row.id)]).toEqual([
    'usable',
    ['preflight-sign-in-refused'],
  ]);
  await room.sandbox.liftFaults();
  await moveClock(room, 121 * minuteMs);
  expect((await room.advance(row)).state).toBe('published');
});

it('one odd no to a renewal is not taken for final by a post that starts right after it', async () => {
  const account = await room.account('twitter');
  const { row } = await scheduleAhead(room, account);
  await room.sandbox.order('/_tokens/expire', { platform: 'twitter', account: account.externalId });
  const fault = { platform: 'twitter', operation: 'twitter.token', fault: 'unauthorized', times: 1 };
  await room.sandbox.strike(fault);
  await moveClock(room, 61 * minuteMs);
  const renewals = async () => {
    const { requests } = await room.sandbox.requests(0);
    return requests.filter(({ operation }) => operation === 'twitter.token').length;
  };
  const before = await renewals();
  const inspected = inspectWaiting(room.context);
  await expect.poll(renewals).toBeGreaterThan(before);
  await sleep(100);
  const now = await room.publish(account, 'Right after it');
  expect((await room.advance(now)).state).toBe('published');
  await inspected;
  expect([await stateOf(account), (await room.read(row.id)).state]).toEqual(['usable', 'scheduled']);
});

it('a token that only grew old is renewed, and nobody is told', async () => {
  const account = await room.account('twitter');
  const { row } = await scheduleAhead(room, account);
  await room.sandbox.order('/_tokens/expire', { platform: 'twitter', account: account.externalId });
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(room.context);
  expect([await stateOf(account), await findingsOf(row.id)]).toEqual(['usable', []]);
});

it.each([
  ['facebook', 'read'],
  ['twitter', 'who'],
] as const)('one odd no of %s signs nobody out, and nobody is told', async (platform, called) => {
  const account = await room.account(platform);
  const { row } = await scheduleAhead(room, account);
  const asked = () => room.calls(account, called, '');
  const before = await asked();
  await room.strike(account, 'unauthorized', { operation: `${platform}.${called}`, times: 1 });
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(room.context);
  expect([await stateOf(account), await findingsOf(row.id)]).toEqual(['usable', []]);
  expect((await asked()) - before).toBe(2);
});

type Answering = { asked?: string[]; meanwhile?: () => Promise<unknown>; times?: number };
/** The same house, whose channels answer so when asked for a token: the first times, and are content then. */
function answering(
  failure: ReturnType<typeof failed>,
  { asked = [], meanwhile = () => sleep(5), times = Infinity }: Answering = {},
): Context {
  const channels = room.context.channels.map((one) => ({
    ...one,
    connect: {
      ...one.connect,
      check: async (_outside: unknown, { externalId }: { externalId: string }) => {
        const count = asked.push(externalId);
        await meanwhile();
        return count > times ? { ok: true as const, value: 'taken' as const } : failure;
      },
    },
  }));
  return { ...room.context, channels };
}

it('a right that the account lost is told in the platform’s words; trouble of the platform says nothing of the account', async () => {
  const [refused, troubled] = [await room.account('facebook'), await room.account('facebook')];
  const { row } = await scheduleAhead(room, refused);
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(answering(failed('permission', 'No role on this page', '283')));
  expect(await findingsOf(row.id)).toEqual(['preflight-account-refused']);
  expect((await toldMaya(room, 'message-preflight')).map(({ text }) => text)).toEqual([
    expect.stringMatching(/Facebook does not let us publish to Test facebook .* just now. .*283/),
  ]);
  await forgetSchedules(room);
  const other = await scheduleAhead(room, troubled);
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(answering(failed('presend', 'No way there')));
  expect([await findingsOf(other.row.id), await stateOf(troubled)]).toEqual([[], 'usable']);
});

it('one odd word about a right is asked about again before anybody hears it', async () => {
  const account = await room.account('facebook');
  const { row } = await scheduleAhead(room, account);
  await moveClock(room, 61 * minuteMs);
  await inspectWaiting(answering(failed('permission', 'No role', '283'), { times: 1 }));
  expect(await findingsOf(row.id)).toEqual([]);
});

it('authorised anew while the question was out: what was said of the token before is told to nobody', async () => {
  const account = await room.account('facebook');
  const { row } = await scheduleAhead(room, account);
  await moveClock(room, 61 * minuteMs);
  const asked: string[] = [];
  const anew = async () => {
    if (asked.length === 2) await bindTestAccountAgain(room.context, account.id, wakeWaiting);
  };
  await inspectWaiting(answering(failed('auth', 'Not this token', '190'), { asked, meanwhile: anew }));
  expect([asked.length, await findingsOf(row.id)]).toEqual([2, []]);
});

it('one account is asked once for all its posts, and a platform that rests is not asked', async () => {
  const account = await room.account('facebook');
  for (const text of ['One', 'Two']) await scheduleAhead(room, account, { text });
  await moveClock(room, 61 * minuteMs);
  const asked: string[] = [];
  await inspectWaiting(answering(failed('presend', 'No way there'), { asked }));
  expect(asked).toEqual([account.externalId]);
  await room.context.db.transaction().execute((tx) => restPlatform(tx, 31, 24 * 60 * minuteMs));
  await moveClock(room, 116 * minuteMs);
  await inspectWaiting(answering(failed('presend', 'No way there'), { asked }));
  expect(asked).toEqual([account.externalId]);
});

it('bound by others since, or between the two questions: nobody asks with their token, and nobody is told', async () => {
  const [before, between] = [await room.account('facebook'), await room.account('facebook')];
  for (const account of [before, between]) await scheduleAhead(room, account);
  await handOver(room, before);
  await moveClock(room, 61 * minuteMs);
  const asked: string[] = [];
  let handed = Promise.resolve();
  const meanwhile = async () => {
    handed = sleep(50).then(() => handOver(room, between));
  };
  await inspectWaiting(answering(failed('auth', 'Not this token', '190'), { asked, meanwhile }));
  await handed;
  expect(asked).toEqual([between.externalId]);
  const told = (await toldMaya(room, 'message-preflight')).map(({ text }) => text);
  expect(told.filter((text) => text.includes('refused the sign-in'))).toEqual([]);
});

it('where reads are counted with what is published, half of the calls is left for that', async () => {
  for (let count = 0; count < 3; count += 1) await scheduleAhead(room, await room.account('facebook'));
  await moveClock(room, 61 * minuteMs);
  const asked: string[] = [];
  const context = answering(failed('presend', 'No way there'), { asked });
  const appLimit = { calls: 4, perSeconds: 86_400, reads: true } as const;
  const limited = context.channels.map((one) => (one.id === 31 ? { ...one, appLimit } : one));
  await inspectWaiting({ ...context, channels: limited });
  expect(asked).toHaveLength(2);
});
