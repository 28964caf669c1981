import { channels } from '@herald/channels/registry.ts';
import { ChannelAppState } from '@herald/contract/channel-apps.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { openVault } from '../../vault.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { applySettings } from './apply-settings.ts';
import { soon, testElsewhere } from '../../test-elsewhere.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice(
    { FACEBOOK_APP_ID: '1234567890123456', FACEBOOK_APP_SECRET: 'of-the-environment' },
    channels,
  );
});
afterAll(() => office.close());

const key = '9876543210987654';
const secret = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const [facebook, weibo] = [31, 18];
const Apps = z.object({ items: z.array(ChannelAppState) });
const Catalogue = z.array(z.object({ rules: z.object({ channelId: z.number() }), setUp: z.boolean() }));

const answer = async () => office.call(office.ada, '/control/channelApp/list');
const stateOf = async (channelid: number) =>
  Apps.parse((await answer()).data).items.find((one) => one.channelid === channelid);
const set = (body: object, by = office.ada) => office.call(by, '/control/channelApp/update', body);
const remove = (channelid: number) => office.call(office.ada, '/control/channelApp/delete', { channelid });
const appOf = (context: TestOffice['context'], channelId: number) => {
  const channel = context.channels.find(({ id }) => id === channelId);
  if (!channel) throw new Error('no channel');
  return openOutside(context, channel, { timeoutMs: 1_000 }).app;
};

it('is set sealed, used before the environment’s in every process within two seconds, and when removed that one is used again', async () => {
  const other = await testElsewhere(office.context);
  try {
    expect(await stateOf(facebook)).toMatchObject({
      from: 'settings',
      keyStart: '1234',
      setAt: null,
      inSettings: true,
    });
    expect((await set({ channelid: facebook, key, secret })).code).toBe(200);
    expect(appOf(office.context, facebook)).toEqual({ id: key, secret });
    await expect.poll(() => appOf(other.context, facebook), soon).toEqual({ id: key, secret });
    expect(await stateOf(facebook)).toMatchObject({ from: 'here', keyStart: '9876', setBy: office.ada.name });
    expect((await remove(facebook)).code).toBe(200);
    await expect.poll(() => appOf(other.context, facebook).id, soon).toBe('1234567890123456');
    expect((await remove(facebook)).code).toBe(404_001);
  } finally {
    await other.stop();
  }
});

it('never shows its secret: not to a browser, not in the log of changes, not in the database', async () => {
  await set({ channelid: facebook, key, secret });
  await set({ channelid: facebook, key, secret });
  const { db } = office.context;
  const rows = await db.selectFrom('channel_app').selectAll().execute();
  const noted = await db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
  const said = JSON.stringify([(await answer()).data, rows, noted]);
  expect(said).not.toContain(secret);
  expect(said).not.toContain(key);
  expect(noted.at(-1)).toMatchObject({
    deed: 'channelApp.change',
    subject: 'Facebook',
    after: { secret: 'set anew' },
  });
});

it('R-ADM-011 R-ADM-012 key and secret keep the rule where the platform’s own do', async () => {
  for (const [wrong, field] of [
    [{ key: 'short' }, 'key'],
    [{ key: 'a'.repeat(36) }, 'key'],
    [{ key: 'with space 123456' }, 'key'],
    [{ secret: 'a'.repeat(27) }, 'secret'],
    [{ secret: 'a'.repeat(46) }, 'secret'],
    [{ secret: `${'a'.repeat(30)}!` }, 'secret'],
  ] as const) {
    const refused = await set({ channelid: facebook, key, secret, ...wrong });
    expect([field, refused.code]).toEqual([field, 400_001]);
  }
});

it('a platform whose own keys have another form takes them as it gives them out; nothing that cannot travel', async () => {
  expect((await set({ channelid: weibo, key: '1206405345', secret })).code).toBe(200);
  expect(
    (
      await set({
        channelid: 34,
        key: '407408718192-abc.apps.googleusercontent.com',
        secret: 'GOCSPX-abcdefghijklmnopqrstuvwxyz12',
      })
    ).code,
  ).toBe(200);
  expect((await set({ channelid: weibo, key: 'two words', secret })).code).toBe(400_001);
  expect((await set({ channelid: weibo, key: '1206405345', secret: 'short' })).code).toBe(400_001);
  expect((await set({ channelid: 99, key, secret })).code).toBe(400_001);
});

it('a channel without keys in the environment is set up by it, and is not once it is removed', async () => {
  await set({ channelid: weibo, key: '1206405345', secret });
  const isSetUp = async () =>
    Catalogue.parse((await office.call(office.ada, '/content/channel/catalogue')).data).find(
      ({ rules }) => rules.channelId === weibo,
    )?.setUp;
  expect(await isSetUp()).toBe(true);
  await remove(weibo);
  expect(await isSetUp()).toBe(false);
  expect(await stateOf(weibo)).toMatchObject({ from: 'nowhere', keyStart: '' });
});

it('one that another vault has sealed is said, not used, and hinders nothing else', async () => {
  await set({ channelid: facebook, key, secret });
  const other = {
    ...office.context,
    vault: await openVault(`${office.context.config.dataFolder}/elsewhere`),
  };
  other.settings = { version: 0, linkHosts: [], apps: {} };
  await applySettings(other);
  expect(appOf(other, facebook).id).toBe('1234567890123456');
  await office.context.db
    .updateTable('channel_app')
    .set({ sealed: 'v1.broken.row' })
    .where('channel_id', '=', facebook)
    .execute();
  expect(await stateOf(facebook)).toMatchObject({ from: 'settings', unreadable: true });
});

it('only who manages settings may', async () => {
  const admin = await office.someone('people:manage', 'role:manage', 'filing:manage');
  expect((await set({ channelid: facebook, key, secret }, admin)).status).toBe(403);
  expect((await office.call(admin, '/control/channelApp/list')).status).toBe(403);
});

it('the second of two who set or removed one is told who was faster: no key is lost unseen', async () => {
  const ben = await office.someone(...office.ada.signs);
  const stale = [409_058, 409];
  const other = '1111222233334444';
  expect((await set({ channelid: weibo, key, secret, seenAt: null })).code).toBe(200);
  const seenAt = (await stateOf(weibo))?.setAt;
  const unseen = await set({ channelid: weibo, key: other, secret, seenAt: null }, ben);
  expect([unseen.code, unseen.status]).toEqual(stale);
  expect(unseen.message).toContain(office.ada.name);
  expect((await set({ channelid: weibo, key: other, secret, seenAt }, ben)).code).toBe(200);
  for (const path of ['update', 'delete'] as const) {
    const late = await office.call(office.ada, `/control/channelApp/${path}`, {
      ...{ channelid: weibo, seenAt },
      ...(path === 'update' ? { key, secret } : {}),
    });
    expect([late.code, late.status]).toEqual(stale);
  }
  expect(await stateOf(weibo)).toMatchObject({ keyStart: '1111', setBy: ben.name });
  const now = { channelid: weibo, seenAt: (await stateOf(weibo))?.setAt };
  expect((await office.call(ben, '/control/channelApp/delete', now)).code).toBe(200);
});
