import { channels } from '@herald/channels/registry.ts';
import { ListedHost } from '@herald/contract/link-host.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { soon, testElsewhere } from '../../test-elsewhere.ts';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice({ HERALD_LINK_HOSTS: 'harbour.example' }, channels);
});
afterAll(() => office.close());

const Hosts = z.object({ items: z.array(ListedHost) });
const list = async () => Hosts.parse((await office.call(office.ada, '/control/linkHost/list')).data).items;
const add = (host: string, by = office.ada) => office.call(by, '/control/linkHost/create', { host });
const remove = (host: string) => office.call(office.ada, '/control/linkHost/delete', { host });
const isListed = async (url: string) =>
  (await office.call(office.ada, '/content/materialPackage/facebookWhiteList', { url })).data;

it('R-FB-004 R-API-027 a host is added beside those of the environment, which are fixed, and removed; each is noted', async () => {
  expect(await isListed('https://www.news.example/a')).toEqual({ status: false });
  expect((await add(' News.Example ')).data).toEqual({ host: 'news.example' });
  expect(await isListed('https://www.news.example/a')).toEqual({ status: true });
  expect(await list()).toMatchObject([
    { host: 'harbour.example', fixed: true },
    { host: 'news.example', fixed: false, addedBy: office.ada.name },
  ]);
  expect((await add('NEWS.example')).code).toBe(409_051);
  expect((await add('harbour.example')).code).toBe(409_051);
  expect((await remove('harbour.example')).code).toBe(404_001);
  expect((await remove('news.example')).code).toBe(200);
  expect(await isListed('https://news.example/')).toEqual({ status: false });
  const noted = await office.context.db
    .selectFrom('audit_entry')
    .select(['deed', 'subject'])
    .orderBy('seq')
    .execute();
  expect(noted).toEqual([
    { deed: 'linkHost.create', subject: 'news.example' },
    { deed: 'linkHost.remove', subject: 'news.example' },
  ]);
});

it.each([
  ['新闻.example', 'xn--efvy88h.example'],
  ['München.Example.', 'xn--mnchen-3ya.example'],
])('is written as the network does: %s', async (given, host) => {
  expect((await add(given)).data).toEqual({ host });
  expect(await isListed(`https://sub.${given.replace(/\.$/, '')}/x`)).toEqual({ status: true });
});

it.each([
  'https://news.example',
  'news.example/path',
  'news.example:8080',
  'me@news.example',
  '*.news.example',
  'localhost',
  'com',
  '10.0.0.7',
  '2130706433',
  '0x7f.1',
  '[::1]',
  'two words.example',
  '-.example',
  '',
])('R-ADM-015 what is no name of a site is refused: %s', async (given) => {
  expect((await add(given)).code).toBe(400_001);
});

it('every other process knows within two seconds, and so do the rules that composer and checks go by', async () => {
  const other = await testElsewhere(office.context);
  try {
    await add('tides.example');
    const facebook = other.context.channels.find(({ key }) => key === 'facebook');
    if (!facebook) throw new Error('no channel');
    const known = () => openOutside(other.context, facebook, { timeoutMs: 1_000 }).ownHosts;
    await expect.poll(known, soon).toContain('tides.example');
    const rules = () => other.context.channels.find(({ key }) => key === 'facebook')?.rules.linkCoverHosts;
    expect(rules()).toEqual(known());
    await remove('tides.example');
    await expect.poll(known, soon).not.toContain('tides.example');
  } finally {
    await other.stop();
  }
});

it('only who manages settings may', async () => {
  const editor = await office.someone('content:edit', 'filing:manage');
  expect((await add('mine.example', editor)).status).toBe(403);
});
