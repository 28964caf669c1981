// What readers did, as each platform tells it: in its own words and types, to who may know, and never under a name it has retired.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Harness, Heard } from './harness.ts';
import { at, startHarness } from './harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startHarness();
});
afterAll(() => sandbox.close());

const GRAPH = '/facebook/graph/v26.0';
type Page = { id: string; token: string };
const bearer = ({ token }: { token: string }): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
});
async function post(page: Page): Promise<string> {
  const { body } = await sandbox.postForm(`${GRAPH}/${page.id}/feed`, {
    message: `Bells ${page.id}`,
    access_token: page.token,
  });
  return String(body['id']);
}
const insights = (page: Page, id: string, metric: string): Promise<Heard> =>
  sandbox.ask(`${GRAPH}/${id}/insights?metric=${metric}`, bearer(page));

test('a view is a page opened, a reader a browser, and the rest what was told', async () => {
  const page = await sandbox.account('facebook');
  const id = await post(page);
  for (const agent of ['one', 'two', 'two'])
    await sandbox.ask(`/facebook/www/${id}`, { headers: { 'user-agent': agent } });
  await sandbox.postJson('/_readers', { platform: 'facebook', post: id, likes: 3 });
  await sandbox.postJson('/_readers', { platform: 'facebook', post: id, likes: 1, shares: 2 });
  const names = ['post_media_view', 'post_total_media_view_unique', 'post_reactions_by_type_total'];
  const { body } = await insights(page, id, names.join(','));
  expect(at(body, 'data', 0)).toMatchObject({ name: 'post_media_view', period: 'lifetime' });
  const values = names.map((_, place) => at(body, 'data', place, 'values', 0, 'value'));
  expect(values).toEqual([3, 2, { like: 4 }]);
  const shared = await sandbox.ask(`${GRAPH}/${id}?fields=shares`, bearer(page));
  expect(shared.body).toEqual({ id, shares: { count: 2 } });
  for (const strange of [{ post: id, smiles: 1 }, { post: id, likes: 0.5 }, { likes: 1 }])
    expect((await sandbox.postJson('/_readers', { platform: 'facebook', ...strange })).status).toBe(400);
});

test('a metric that is retired or never was fails the whole call, on both of Meta’s platforms', async () => {
  const page = await sandbox.account('facebook');
  const id = await post(page);
  for (const metric of ['post_impressions', 'post_media_view,post_impressions_unique', 'likes', '']) {
    const { status, body } = await insights(page, id, metric);
    expect([status, at(body, 'error', 'code')]).toEqual([400, 100]);
  }
  const extra = await insights(page, id, 'post_media_view&colour=red');
  expect(at(extra.body, 'error', 'code')).toBe(100);
});

test('without read_insights, and of a page that is not the token’s, nothing is told', async () => {
  const page = await sandbox.account('facebook');
  const id = await post(page);
  const scopes = ['pages_show_list', 'pages_read_engagement', 'pages_manage_posts'];
  const without = await sandbox.account('facebook', { scopes });
  const own = await insights(without, await post(without), 'post_media_view');
  expect([own.status, at(own.body, 'error', 'code')]).toEqual([403, 200]);
  const foreign = await insights(await sandbox.account('facebook'), id, 'post_media_view');
  expect(at(foreign.body, 'error', 'code')).toBe(283);
});

test('LinkedIn reads a list only with its brackets bare and each urn encoded, and under its kind’s name', async () => {
  const page = await sandbox.account('linkedin');
  const headers = {
    ...bearer(page).headers,
    'linkedin-version': '202609',
    'x-restli-protocol-version': '2.0.0',
  };
  const ask = async (list: string): Promise<number> => {
    const asked = `q=organizationalEntity&organizationalEntity=${encodeURIComponent(page.id)}`;
    const path = `/linkedin/api/rest/organizationalEntityShareStatistics?${asked}&${list}`;
    return (await sandbox.ask(path, { headers })).status;
  };
  const urn = encodeURIComponent('urn:li:share:7000000000000000001');
  expect(await ask(`shares=List(${urn})`)).toBe(200);
  for (const wrong of [
    `shares=List%28${urn}%29`,
    'shares=List(urn:li:share:7000000000000000001)',
    `ugcPosts=List(${urn})`,
    `shares=${urn}`,
    'shares=List()',
    `shares=List(${urn})&colour=red`,
  ])
    expect(await ask(wrong)).toBe(400);
});
