// Binding accounts by the consent pages of the sandbox, over real HTTP: bound to a person, a browser, a channel and one try.
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { facebook } from '@herald/channels/facebook/index.ts';
import { twitter } from '@herald/channels/twitter/index.ts';
import { vk } from '@herald/channels/vk/index.ts';
import { wechat } from '@herald/channels/wechat/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseTestToken } from '../../db/test-account.ts';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { testConsents, type TestConsents } from '../../http/test-consents.ts';
import { testContext, type TestContext } from '../../test-context.ts';
import { findPausedAccounts as findPaused } from '../publishing/find-paused-accounts.ts';
import { bindAccount } from './bind-account.ts';
import { checkBindings } from './check-bindings.ts';
import { findBindChoices } from './find-bind-choices.ts';
import { listBindings } from './list-bindings.ts';
import { loadAccount } from './load-account.ts';
import { refreshAccount } from './refresh-account.ts';

let sandbox: ChildProcess;
let platform: string;
let world: TestContext;
let maya: TestActor;
let app: TestConsents['app'];
let open: TestConsents['open'];
let agree: TestConsents['agree'];
let comeBack: TestConsents['comeBack'];
let ticketOf: TestConsents['ticketOf'];
const woken: string[] = [];
const signs = ['account:bind', 'fMFzqi'];
const wake = async (_context: unknown, _tx: unknown, ids: readonly string[]) => void woken.push(...ids);

beforeAll(async () => {
  const main = fileURLToPath(new URL('../../../../sandbox/src/main.ts', import.meta.url));
  sandbox = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  platform = await new Promise((found) => {
    sandbox.stdout?.on('data', (text: Buffer) => {
      const address = /http:\/\/\S+/.exec(text.toString())?.[0];
      if (address) found(address);
    });
  });
  world = await testContext({
    channels: [facebook, twitter, vk, wechat],
    pace: { clientTimeoutMs: 10_000 },
    environment: {
      FACEBOOK_APP_ID: 'herald-facebook',
      FACEBOOK_APP_SECRET: 'herald-facebook-secret',
      FACEBOOK_GRAPH: `${platform}/facebook/graph`,
      FACEBOOK_WWW: `${platform}/facebook/www`,
      TWITTER_APP_ID: 'herald-x',
      TWITTER_APP_SECRET: 'herald-x-secret',
      TWITTER_API: `${platform}/x/api`,
      TWITTER_WEB: `${platform}/x/web`,
      VK_APP_ID: 'herald-vk',
      VK_APP_SECRET: 'herald-vk-secret',
      VK_API: `${platform}/vk/api`,
      VK_ID: `${platform}/vk/id`,
      VK_WEB: `${platform}/vk/web`,
      WECHAT_APP_ID: 'herald-wechat',
      WECHAT_APP_SECRET: 'herald-wechat-secret',
      WECHAT_API: `${platform}/wechat/api`,
    },
  });
  maya = await testActor(world.context, { department: 'Desk', signs });
  ({ app, open, agree, comeBack, ticketOf } = testConsents(world.context, wake));
});
afterAll(async () => {
  await app.close();
  await world.close();
  sandbox.kill();
});

const bind = (actor: TestActor, ticket: string, externalIds: string[]) =>
  bindAccount(world.context, actor, { ticket, externalIds, wake });

describe('binding', () => {
  it('R-API-043 R-API-045 R-ENT-017: Facebook’s consent leads to its pages, and the chosen ones are bound', async () => {
    const ticket = await ticketOf(maya, 31);
    const { choices } = await findBindChoices(world.context, maya, { ticket });
    expect(choices.map(({ name, usable }) => [name, usable])).toEqual([
      ['The Harbour Gazette', true],
      ['Harbour Sport', true],
      ['Harbour Archive', false],
    ]);
    // A role is its administrator's to give: to authorise again would change nothing.
    const advised = choices.find(({ name }) => name === 'Harbour Archive')?.because;
    expect(advised).toContain('You lack the role “Content (create posts)” on Harbour Archive');
    expect(advised).not.toContain('Authorise it again');
    await expect(bind(maya, ticket, ['104000000000013'])).rejects.toMatchObject({ code: 'account-unusable' });
    const { bound } = await bind(maya, ticket, ['104000000000011', '104000000000012']);
    expect(bound.map((one) => one.name).toSorted()).toEqual(['Harbour Sport', 'The Harbour Gazette']);
    expect(bound[0]).toMatchObject({ channelid: 31, channel: { id: 31, name: 'Facebook' }, usable: true });
    expect(woken.toSorted()).toEqual(bound.map((one) => one.id).toSorted());
    await expect(bind(maya, ticket, ['104000000000011'])).rejects.toMatchObject({ code: 'not-found' });
    const { allChannelBindList, channelBindList } = await listBindings(world.context, maya);
    expect(allChannelBindList).toHaveLength(2);
    expect(channelBindList).toEqual(allChannelBindList);
  });

  it('X’s consent with PKCE leads to the profile; its token is sealed, refreshed by one at a time, and a dead one asks the owner', async () => {
    const ticket = await ticketOf(maya, 32);
    const { choices } = await findBindChoices(world.context, maya, { ticket });
    const { bound } = await bind(
      maya,
      ticket,
      choices.map((one) => one.externalId),
    );
    const id = bound[0]?.id ?? '';
    const loaded = await loadAccount(world.context, id);
    expect(loaded).toMatchObject({ state: 'usable', channelId: 32, needsRefresh: false });
    const kept = await world.context.db
      .selectFrom('account_token')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(kept)).not.toContain(loaded?.account.token.access);
    await refuseTestToken(world.context, id);
    expect((await loadAccount(world.context, id))?.needsRefresh).toBe(true);
    const both = await Promise.all([refreshAccount(world.context, id), refreshAccount(world.context, id)]);
    expect(both.map((one) => one.ok)).toEqual([true, true]);
    const renewed = await loadAccount(world.context, id);
    expect(renewed?.needsRefresh).toBe(false);
    expect(renewed?.account.token.access).not.toBe(loaded?.account.token.access);
    const row = await world.context.db
      .selectFrom('account_token')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.version).toBeGreaterThanOrEqual(2);
    expect([row.refresh_started_at, row.stale]).toEqual([null, false]);

    const dead = { access: 'dead', refresh: 'dead', expiresInSeconds: 0, scopes: [] };
    const sealed = world.context.vault.seal(JSON.stringify(dead), `account_token|${id}`);
    await world.context.db
      .updateTable('account_token')
      .set({ sealed, stale: true })
      .where('account_id', '=', id)
      .execute();
    expect(await refreshAccount(world.context, id)).toMatchObject({ ok: false, failure: { kind: 'auth' } });
    expect((await loadAccount(world.context, id))?.state).toBe('auth-required');
    const checked = await checkBindings(world.context, maya, { bids: [id], findPaused });
    expect(checked).toMatchObject({ flag: false, invalid: [{ id }] });

    const again = await ticketOf(maya, 32);
    expect(
      (
        await bind(
          maya,
          again,
          choices.map((one) => one.externalId),
        )
      ).bound[0],
    ).toMatchObject({ id, usable: true });
    expect(await checkBindings(world.context, maya, { bids: [id], findPaused })).toEqual({
      flag: true,
      invalid: [],
    });
  });

  it('what VK sends back beside its code reaches it, and every refresh after', async () => {
    const ticket = await ticketOf(maya, 33);
    const { bound } = await bind(maya, ticket, ['501000011']);
    const id = bound[0]?.id ?? '';
    expect(bound[0]).toMatchObject({ channelid: 33, channel: { id: 33, name: 'VK' }, usable: true });
    for (let time = 0; time < 2; time += 1) {
      await refuseTestToken(world.context, id);
      expect(await refreshAccount(world.context, id)).toMatchObject({ ok: true });
    }
  });

  it('WeChat asks nobody: its address leads straight back, only in the browser that opened it', async () => {
    const { url, cookie } = await open(maya, 'channelid=17');
    const { origin } = world.context.config;
    expect(url.startsWith(`${origin}/prod-api/om/channel/auth/callback/wechat?`)).toBe(true);
    const back = url.slice(origin.length);
    expect((await comeBack(back, '')).get('error')).toBe('authorisation-elsewhere');
    const ticket = (await comeBack(back, cookie)).get('ticket') ?? '';
    const { bound } = await bind(maya, ticket, ['herald-wechat']);
    expect(bound).toMatchObject([{ channelid: 17, name: 'The Harbour Gazette', usable: true }]);
    const id = bound[0]?.id ?? '';
    await refuseTestToken(world.context, id);
    expect(await refreshAccount(world.context, id)).toMatchObject({ ok: true });
  });

  it('a platform that does not answer leaves the account as it is', async () => {
    const [account] = (await listBindings(world.context, maya)).channelBindList.filter(
      (one) => one.channelid === 32,
    );
    await refuseTestToken(world.context, account?.id ?? '');
    const down = { ...world.context, outsideFetch: () => () => Promise.reject(new Error('down')) };
    expect((await refreshAccount(down, account?.id ?? '')).ok).toBe(false);
    expect((await loadAccount(world.context, account?.id ?? ''))?.state).toBe('usable');
  });

  it('O04 O05 O07: another browser, another channel’s door, a second time, and too late are refused', async () => {
    const { url, cookie } = await open(maya, 'channelId=31');
    const back = await agree(url);
    expect((await comeBack(back, '')).get('error')).toBe('authorisation-elsewhere');
    expect((await comeBack(back, `herald-consent=${'x'.repeat(43)}`)).get('error')).toBe(
      'authorisation-elsewhere',
    );
    expect((await comeBack(back.replace('state=', 'state=x'), cookie)).has('ticket')).toBe(false);
    expect((await comeBack(back.replace('/facebook', '/twitter'), cookie)).has('ticket')).toBe(false);
    expect((await comeBack(back, cookie)).has('ticket')).toBe(true);
    expect((await comeBack(back, cookie)).has('ticket')).toBe(false);
    const late = await open(maya, 'channelId=31');
    const lateBack = await agree(late.url);
    await world.context.db
      .updateTable('consent')
      .set({ created_at: '2020-01-01T00:00:00Z' })
      .where('used_at', 'is', null)
      .execute();
    expect((await comeBack(lateBack, late.cookie)).has('ticket')).toBe(false);
    expect((await app.inject('/prod-api/om/channel/auth/callback/nowhere?state=x')).statusCode).toBe(404);
  });

  it('a declined consent binds nothing and says so', async () => {
    const { url, cookie } = await open(maya, 'channelId=31');
    expect((await comeBack(await agree(url, 'deny'), cookie)).get('error')).toContain('declined');
  });

  it.each([
    ['error=server_error&error_description=Try%20later', 'server_error', 'Try later'],
    ['error_code=1349187&error_message=App%20not%20set%20up', '1349187', 'App not set up'],
  ])(
    'one that the platform broke off says so in its words and with its code: %s',
    async (said, code, words) => {
      const { url, cookie } = await open(maya, 'channelId=31');
      const back = new URL(await agree(url, 'deny'), world.context.config.origin);
      const broken = `${back.pathname}?state=${back.searchParams.get('state')}&${said}`;
      const told = await comeBack(broken, cookie);
      expect(told.get('error')).toBe('authorisation-failed');
      expect(told.get('detail')).toContain(code);
      expect(told.get('detail')).toContain(words);
    },
  );

  it('A01 A02 A13: a ticket is its person’s, an account its department’s; a mixed choice is refused whole', async () => {
    const stranger = await testActor(world.context, { department: 'Sport', signs });
    const seer = await testActor(world.context, { department: 'House', signs: ['content:all'] });
    const ticket = await ticketOf(maya, 31);
    await expect(findBindChoices(world.context, stranger, { ticket })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(bind(stranger, ticket, ['104000000000011'])).rejects.toMatchObject({ code: 'not-found' });
    const theirs = await ticketOf(stranger, 31);
    const { choices } = await findBindChoices(world.context, stranger, { ticket: theirs });
    expect(choices[0]).toMatchObject({ usable: false, because: 'Bound by another department.' });
    await expect(bind(stranger, theirs, ['104000000000011'])).rejects.toMatchObject({
      code: 'account-unusable',
    });
    const own = (await listBindings(world.context, maya)).channelBindList.map((one) => one.id);
    expect((await listBindings(world.context, stranger)).channelBindList).toEqual([]);
    expect((await listBindings(world.context, seer)).channelBindList).toHaveLength(own.length);
    expect((await checkBindings(world.context, stranger, { bids: own, findPaused })).invalid).toHaveLength(
      own.length,
    );
    await expect(bind(maya, ticket, ['104000000000011', 'nowhere'])).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('a channel without app keys is not set up', async () => {
    const bare = { ...world.context.config, channels: {} };
    const { openConsent } = await import('./open-consent.ts');
    const context = { ...world.context, config: bare };
    await expect(openConsent(context, maya, { channelid: 31 })).rejects.toMatchObject({
      code: 'channel-not-set-up',
    });
    await expect(openConsent(context, maya, { channelid: 999 })).rejects.toMatchObject({ code: 'not-found' });
    expect((await listBindings(context, maya)).channelBindList.every((one) => !one.usable)).toBe(true);
  });
});
