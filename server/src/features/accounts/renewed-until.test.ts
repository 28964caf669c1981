// How long an account renews itself: a refresh token ends as well, and its owner hears of it before.
import { dayMs } from '@herald/contract/constants.ts';
import { AccountHealth } from '@herald/contract/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { nowPlus, readClock } from '../../db/client.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { allPublishingSigns, testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { refreshAccount } from './refresh-account.ts';

let room: Newsroom;
let consents: TestConsents;
let nora: TestActor;
beforeAll(async () => {
  room = await testNewsroom();
  consents = testConsents(room.context);
  nora = await testActor(room.context, {
    department: 'Desk',
    signs: [...allPublishingSigns, 'account:bind'],
  });
});
afterAll(async () => {
  await consents.app.close();
  await room.close();
});

const Choices = z.object({ choices: z.array(z.object({ externalId: z.string(), usable: z.boolean() })) });
const Bound = z.object({ bound: z.array(z.object({ id: z.string() })).min(1) });

/** All that the consent offers; the first of them. */
async function bind(channelId: number): Promise<string> {
  const ticket = await consents.ticketOf(nora, channelId);
  const { data } = await consents.call(nora, `/om/channel/auth/choices?ticket=${ticket}`);
  const usable = Choices.parse(data).choices.filter((one) => one.usable);
  const externalIds = usable.map((one) => one.externalId);
  const answer = await consents.call(nora, '/om/channel/auth/bind', { ticket, externalIds });
  return Bound.parse(answer.data).bound[0]?.id ?? '';
}

/** Of its token; the end in whole days from now. */
async function tokenOf(id: string) {
  const { data } = await consents.call(nora, `/control/account/authtoken?id=${id}`);
  const { token } = AccountHealth.parse(data);
  const at = await readClock(room.context.db);
  const endsIn = token.endsAt === null ? null : new Date(token.endsAt).getTime() - at.getTime();
  return { ...token, endsAt: endsIn === null ? null : Math.round(endsIn / dayMs) };
}

/** As if so many days were left of its refresh token; and its access is over. */
const leave = (id: string, days: number) =>
  room.context.db
    .updateTable('account_token')
    .set({ renews_until: nowPlus(days * dayMs), stale: true })
    .where('account_id', '=', id)
    .execute();

it.each([
  ['linkedin', 42],
  ['tiktok', 43],
] as const)(
  'R-API-115: %s says how long it can be renewed, and its owner is told a week before',
  async (_, channelId) => {
    const id = await bind(channelId);
    expect(await tokenOf(id)).toEqual({ endsAt: 365, renewsItself: true, endsSoon: false });
    await leave(id, 90);
    expect(await tokenOf(id)).toEqual({ endsAt: 90, renewsItself: true, endsSoon: false });
    await leave(id, 3);
    expect(await tokenOf(id)).toMatchObject({ renewsItself: true, endsSoon: channelId === 43 });
    // The platform says it anew with each token.
    expect(await refreshAccount(room.context, id)).toMatchObject({ ok: true });
    expect(await tokenOf(id)).toEqual({ endsAt: 365, renewsItself: true, endsSoon: false });
  },
);

it('a platform that names no end of its refresh token is not said to have one; bound again, an end of before is forgotten', async () => {
  const id = await bind(32);
  expect(await tokenOf(id)).toEqual({ endsAt: null, renewsItself: true, endsSoon: false });
  await leave(id, 3);
  expect(await tokenOf(id)).toMatchObject({ endsAt: 3, endsSoon: true });
  // What a renewal does not say stays as it was.
  expect(await refreshAccount(room.context, id)).toMatchObject({ ok: true });
  expect(await tokenOf(id)).toMatchObject({ endsAt: 3, endsSoon: true });
  expect(await bind(32)).toBe(id);
  expect(await tokenOf(id)).toEqual({ endsAt: null, renewsItself: true, endsSoon: false });
});
