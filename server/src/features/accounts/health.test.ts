// How accounts are, and what becomes of them: named, paused, unbound and bound again with posts that wait; over the wire.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AccountHealth } from '@herald/contract/accounts.ts';
import { facebook } from '@herald/channels/facebook/index.ts';
import { z } from 'zod';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import { nowPlus, readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { allPublishingSigns, fromContent, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { liftPause } from '../publishing/lift-pause.ts';
import { listPauses } from '../publishing/list-pauses.ts';
import { pausePublishing } from '../publishing/pause-publishing.ts';
import { readAccountStandings } from '../publishing/read-account-standings.ts';
import { schedulePackage } from '../publishing/schedule-package.ts';
import { loadAccount } from './load-account.ts';
import { readAccountQuotas } from './read-account-quotas.ts';
import { readTokenState } from './read-token-state.ts';
import { sealToken } from './seal-token.ts';
import { setAccountState, upsertAccount } from './store/accounts.ts';
import { saveToken } from './store/tokens.ts';

let room: Newsroom;
let consents: TestConsents;
let nora: TestActor;
let stranger: TestActor;

beforeAll(async () => {
  room = await testNewsroom();
  consents = testConsents(room.context);
  const signs = [...allPublishingSigns, 'account:bind'];
  nora = await testActor(room.context, { department: 'Desk', signs });
  stranger = await testActor(room.context, { department: 'Sport', signs });
});
afterAll(async () => {
  await consents.app.close();
  await room.close();
});

const call = (actor: TestActor, path: string, body?: Readonly<Record<string, unknown>>) =>
  consents.call(actor, path, body);
const List = z.object({ items: z.array(AccountHealth), total: z.number() });
const listed = async (actor: TestActor) => List.parse((await call(actor, '/control/account/list')).data);
const stateOf = async (id: string) =>
  AccountHealth.parse((await call(nora, `/control/account/authtoken?id=${id}`)).data);
const BoundIds = z.object({ bound: z.array(z.object({ id: z.string() })) });
const day = 86_400_000;

async function bindPage(externalIds: string[], more = '') {
  const ticket = await consents.ticketOf(nora, 31, more);
  const answer = await call(nora, '/om/channel/auth/bind', { ticket, externalIds });
  return {
    ...answer,
    ids: answer.status === 200 ? BoundIds.parse(answer.data).bound.map(({ id }) => id) : [],
  };
}

/** As if it had been scheduled for the day after tomorrow. */
async function scheduleTo(id: string, text: string) {
  const due = new Date((await readClock(room.context.db)).getTime() + 2 * day);
  const pubTime = wallClockOf(due, room.context.config.zone);
  const asked = { channelBindIds: [id], pkGUID: await room.write(text), pubTime };
  const { id: scheduleId } = await schedulePackage(room.context, nora, asked, fromContent);
  return room.context.db
    .selectFrom('publication')
    .selectAll()
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirstOrThrow();
}

it('R-API-112 R-API-115: an account tells its token, its rights, its last post, what waits, and its pause', async () => {
  const { ids } = await bindPage(['104000000000011']);
  const id = ids[0] ?? '';
  expect(await stateOf(id)).toMatchObject({
    owner: nora.name,
    mine: true,
    usable: true,
    token: { endsAt: null, renewsItself: false, endsSoon: false },
    scopes: { missing: [], told: true },
    calls: null,
    lastLive: null,
    waiting: 0,
    pause: null,
  });
  const queued = await room.publish(
    { id, platform: 'facebook', externalId: '104000000000011', person: '' },
    'Ferry runs',
  );
  expect((await room.advance(queued)).state).toBe('published');
  await scheduleTo(id, 'Ferry stops');
  await room.context.db
    .updateTable('account_token')
    .set({ expires_at: nowPlus(3 * day), scopes: [] })
    .where('account_id', '=', id)
    .execute();
  await pausePublishing(room.context, nora, { what: { scope: 'account', accountId: id }, because: 'Strike' });
  const { items, total } = await listed(nora);
  expect(total).toBe(items.length);
  expect(items.find((one) => one.id === id)).toMatchObject({
    token: { renewsItself: false, endsSoon: true },
    lastLive: { title: 'Ferry runs', url: expect.stringContaining('http') },
    waiting: 1,
    pause: { because: 'Strike', by: nora.name },
  });
  for (const one of (await listPauses(room.context, nora)).items)
    await liftPause(room.context, nora, { id: one.id });
});

it('what is left today is the platform’s own word on the account with when it was read, and beside it what all accounts together may still call; a right that is missing is named', async () => {
  const page = await consents.ticketOf(nora, 44);
  const choices = z.object({ choices: z.array(z.object({ externalId: z.string(), usable: z.boolean() })) });
  const offered = choices.parse((await call(nora, `/om/channel/auth/choices?ticket=${page}`)).data).choices;
  const externalIds = offered.filter((one) => one.usable).map((one) => one.externalId);
  const instagram = BoundIds.parse(
    (await call(nora, '/om/channel/auth/bind', { ticket: page, externalIds })).data,
  );
  const state = await stateOf(instagram.bound[0]?.id ?? '');
  expect(state).toMatchObject({ asked: true, own: { shared: false, perSeconds: 86_400 } });
  expect(state.own?.left).toBe(state.own?.of);
  const age = (await readClock(room.context.db)).getTime() - new Date(state.own?.readAt ?? 0).getTime();
  expect(age).toBeLessThan(60_000);
  expect(age).toBeGreaterThanOrEqual(0);

  // Where the platform names a limit of both kinds, both are told.
  const of = { calls: 100, perSeconds: 3_600 };
  const quota = async () => ({ ok: true, value: { left: 3, of: 25, perSeconds: 86_400 } }) as const;
  const list = room.context.channels.map((one) => (one.id === 31 ? { ...one, appLimit: of, quota } : one));
  const both = await room.account('facebook');
  const told = await readTokenState({ ...room.context, channels: list }, nora, {
    id: both.id,
    readStandings: readAccountStandings,
  });
  expect(told).toMatchObject({
    asked: true,
    own: { left: 3, of: 25, shared: false },
    calls: { of: 100, shared: true },
  });

  // And to whoever is about to publish with it; to nobody else. A platform that is slow is not waited for.
  const ask = { ids: [both.id], readStandings: readAccountStandings };
  const world = { ...room.context, channels: list };
  const of100 = { of: 100, shared: true };
  expect(await readAccountQuotas(world, room.maya, ask)).toMatchObject({
    items: [{ id: both.id, own: { left: 3, of: 25 }, calls: of100 }],
  });
  const silent = () => new Promise<never>(() => undefined);
  const slow = { ...world, channels: list.map((one) => (one.id === 31 ? { ...one, quota: silent } : one)) };
  expect(await readAccountQuotas(slow, room.maya, ask, 50)).toMatchObject({
    items: [{ own: null, calls: of100 }],
  });
  const outsider = await testActor(room.context, { department: 'Elsewhere', signs: ['content:publish'] });
  await expect(readAccountQuotas(world, outsider, ask)).rejects.toMatchObject({ code: 'not-found' });

  const x = await room.account('twitter');
  const [shown] = (await listed(nora)).items.filter((one) => one.id === x.id);
  expect(shown).toMatchObject({
    asked: false,
    own: null,
    calls: { left: 10_000, of: 10_000, shared: true, reads: false },
  });
  expect(shown?.scopes).toMatchObject({ told: false, missing: [] });
  const sealed = { access: 'x', refresh: 'x', expiresInSeconds: 1, scopes: ['tweet.read'] };
  await saveToken(room.context.db, x.id, sealToken(room.context.vault, x.id, sealed));
  const lacking = (await listed(nora)).items.find((one) => one.id === x.id);
  expect(lacking).toMatchObject({ token: { renewsItself: true, endsSoon: false } });
  expect(lacking?.scopes.missing).toContain('tweet.write');
  expect(lacking?.scopes.lacking).toContain('publish and delete posts');
});

it('R-API-108 R-API-110 R-API-111 R-API-113 R-ADM-020 R-ENT-035 R-VAL-022: an account is read, named and described by us, not without words, and keeps them when it is bound again', async () => {
  const { ids } = await bindPage(['104000000000012']);
  const id = ids[0] ?? '';
  const description = 'Results and tables of the league';
  for (const empty of [undefined, '', '  '])
    expect(
      (await call(nora, '/control/account/update', { id, name: 'Sport desk', description: empty })).status,
    ).toBe(400);
  expect((await call(nora, '/control/account/update', { id, name: 'Sport desk', description })).status).toBe(
    200,
  );
  await bindPage(['104000000000012'], `&id=${id}`);
  expect((await call(nora, `/control/account/query?id=${id}`)).data).toMatchObject({
    id,
    name: 'Sport desk',
  });
  expect((await call(nora, `/control/account/authtoken?id=${id}`)).data).toMatchObject({
    id,
    channelid: 31,
    name: 'Sport desk',
    description,
    owner: nora.name,
    token: { endsSoon: false },
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const own = z.object({ items: z.array(z.object({ id: z.string() })) });
  expect(own.parse((await call(nora, '/control/account/myAccount')).data).items).toContainEqual({ id });
  expect((await call(nora, `/control/account/auth/list?id=${id}`)).data).toMatchObject({
    items: expect.arrayContaining([
      { id: nora.personId, account: nora.account, name: nora.name, owner: true, may: true },
      expect.objectContaining({ id: room.maya.personId, owner: false }),
    ]),
  });
});

it('bound again it is the same account, and what waits for it wakes; another one is refused with a sentence', async () => {
  const { ids } = await bindPage(['104000000000011']);
  const id = ids[0] ?? '';
  const queued = await room.publish(
    { id, platform: 'facebook', externalId: '', person: '' },
    'The mayor speaks',
  );
  await setAccountState(room.context.db, id, 'auth-required');
  const waits = await room.advance(queued, ['auth-required']);
  const other = await bindPage(['104000000000012'], `&id=${id}`);
  expect([other.status, other.message]).toEqual([
    409,
    'This is another account than The Harbour Gazette. Authorise again and choose The Harbour Gazette itself, or bind the other one as a new account.',
  ]);
  expect((await room.read(waits.id)).state).toBe('auth-required');
  expect((await bindPage(['104000000000011'], `&id=${id}`)).ids).toEqual([id]);
  expect(await room.read(waits.id)).toMatchObject({ state: 'scheduled', reason: 'reason-none' });
});

it('R-API-114: unbound, its token is gone and what waits fails at its time; bound again before, it goes out', async () => {
  const { ids } = await bindPage(['104000000000011']);
  const id = ids[0] ?? '';
  const early = await room.publish(
    { id, platform: 'facebook', externalId: '', person: '' },
    'Unbound before it went',
  );
  expect((await call(nora, `/control/account/delete?ids=${id}`)).status).toBe(200);
  expect(await loadAccount(room.context, id)).toBeNull();
  expect((await listed(nora)).items.map((one) => one.id)).not.toContain(id);
  expect(await room.advance(early)).toMatchObject({ state: 'failed', reason: 'reason-account-gone' });
  const again = await bindPage(['104000000000011']);
  expect(again.ids).toEqual([id]);
  const late = await room.publish(
    { id, platform: 'facebook', externalId: '', person: '' },
    'Bound again in time',
  );
  await call(nora, '/control/account/delete', { ids: [id] });
  await bindPage(['104000000000011']);
  expect((await room.advance(late)).state).toBe('published');
});

it('one whose post is under way is not unbound, and nothing of the others either; nor does it go out for another department', async () => {
  const busy = await room.account('facebook');
  const calm = await room.account('facebook');
  await room.strike(busy, 'reset-after');
  const doubted = await room.advance(await room.publish(busy, 'In doubt'), ['reconciling']);
  expect((await call(nora, `/control/account/delete?ids=${busy.id},${calm.id}`)).status).toBe(409);
  expect((await loadAccount(room.context, calm.id))?.state).toBe('usable');
  await room.advance(doubted);
  const theirs = await room.publish(calm, 'Meant for the desk');
  await call(nora, `/control/account/delete?ids=${calm.id}`);
  await bindTestAccountAgainAs(stranger, calm.id, calm.externalId);
  expect(await room.advance(theirs)).toMatchObject({ state: 'failed', reason: 'reason-account-gone' });
});

/** Another department bound what nobody had any more. */
async function bindTestAccountAgainAs(actor: TestActor, id: string, externalId: string): Promise<void> {
  const shown = { externalId, name: 'Taken over', screenName: '', pageIds: '', avatar: null };
  const owned = { ownerId: actor.personId, departmentId: actor.departmentId, channelId: facebook.id };
  expect(await upsertAccount(room.context.db, { ...shown, ...owned })).toBe(id);
  const token = { access: 'x', refresh: null, expiresInSeconds: null, scopes: [] };
  await saveToken(room.context.db, id, sealToken(room.context.vault, id, token));
}

it('A02: of another department’s account nothing is told and nothing changed, whichever way it is asked; without the permission nothing at all', async () => {
  const { ids } = await bindPage(['104000000000011']);
  const id = ids[0] ?? '';
  const ways: [string, Readonly<Record<string, unknown>>?][] = [
    [`/control/account/query?id=${id}`],
    [`/control/account/authtoken?id=${id}`],
    [`/control/account/auth/list?id=${id}`],
    [`/control/account/delete?ids=${id}`],
    ['/control/account/update', { id, name: 'Mine now', description: 'Mine' }],
    [`/om/channel/auth/openPage?id=${id}`],
    [`/om/channel/send/url?id=${id}`],
    [`/control/account/foreignAuth/list?channelid=33&id=${id}`],
  ];
  for (const [path, body] of ways)
    expect([path, (await call(stranger, path, body)).status]).toEqual([path, 404]);
  expect((await listed(stranger)).items.map((one) => one.id)).not.toContain(id);
  const reader = await testActor(room.context, { department: 'Desk', signs: [] });
  for (const [path, body] of ways.slice(1))
    expect([path, (await call(reader, path, body)).status]).toEqual([path, 403]);
  expect((await call(nora, `/control/account/query?id=${id}`)).data).toMatchObject({
    name: 'The Harbour Gazette',
  });
});
