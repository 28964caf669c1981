// The authorisation form over the wire: VK's address pasted, names chosen, addresses sent; and what must not pass for any of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testActor, type TestActor } from '../../db/test-actor.ts';
import { bindingSigns, testDesk, type TestDesk } from '../../http/test-desk.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { loadAccount } from './load-account.ts';
import { readPastedAddress } from './read-pasted-address.ts';

let desk: TestDesk;
let context: TestDesk['context'];
let consents: TestDesk['consents'];
let maya: TestActor;
let nora: TestActor;
beforeAll(async () => {
  desk = await testDesk();
  ({ context, consents, maya } = desk);
  nora = await testActor(context, { department: 'Desk', signs: bindingSigns });
});
afterAll(() => desk.close());

const Foreign = z.object({ foreign: z.array(z.object({ name: z.string(), url: z.string() })) });
const Bound = z.object({ bound: z.array(z.object({ id: z.string(), name: z.string() })) });
const insert = (actor: TestActor, form: Readonly<Record<string, unknown>>) =>
  consents.call(actor, '/control/account/insertAuth', form);
const foreignOf = async (actor: TestActor, channelid = 33) =>
  Foreign.parse((await consents.call(actor, `/control/account/foreignAuth/list?channelid=${channelid}`)).data)
    .foreign;

/** The address a person finds in the browser after agreeing, in whatever browser that was. */
async function addressOf(actor: TestActor, channelid = 33, decision: 'allow' | 'deny' = 'allow') {
  const [entry] = await foreignOf(actor, channelid);
  const query = await consents.comeBack(await consents.agree(entry?.url ?? '', decision), '');
  return `${context.config.origin}/auth-redirect?${query.toString()}`;
}

describe('VK by a pasted address', () => {
  it('R-API-119 R-ACC-012 R-ENT-029: every consent that is pasted is listed under data.foreign, each time anew', async () => {
    const all = Foreign.parse((await consents.call(maya, '/control/account/foreignAuth/list')).data).foreign;
    expect(all.map((one) => one.name)).toEqual(['VK', 'VK group']);
    const [first] = await foreignOf(maya);
    const [second] = await foreignOf(maya);
    expect(first?.url).not.toBe(second?.url);
    expect(await foreignOf(maya, 31)).toEqual([]);
  });

  it('R-API-109 R-ACC-011 R-ENT-028: name, address and channel bind the account under that name; 33 is the channel unless another is named', async () => {
    const vkUrl = await addressOf(maya);
    expect(new URL(vkUrl).searchParams.get('code')).not.toBeNull();
    const answer = await insert(maya, { name: 'Newsroom wall', vkUrl });
    const { bound } = Bound.parse(answer.data);
    expect(bound).toMatchObject([{ name: 'Newsroom wall' }]);
    expect((await loadAccount(context, bound[0]?.id ?? ''))?.state).toBe('usable');
    expect((await insert(maya, { name: 'Newsroom wall', vkUrl })).message).toContain('was finished already');
  });

  it('a name that is none of several is asked for again, and the same address is still good for the right one', async () => {
    const vkUrl = await addressOf(maya, 36);
    const wrong = await insert(maya, { name: 'Nobody', vkUrl, channelid: 36 });
    const names = /The authorisation offers (.*)\. Enter/.exec(wrong.message)?.[1]?.split(', ') ?? [];
    expect(names.length).toBeGreaterThan(1);
    const right = await insert(maya, { name: names[1]?.toUpperCase(), vkUrl, channelid: 36 });
    expect(Bound.parse(right.data).bound).toMatchObject([{ name: names[1] }]);
  });

  it('an older consent’s token is taken from behind the #, when its state is right', async () => {
    const [entry] = await foreignOf(maya);
    const state = new URL(entry?.url ?? '').searchParams.get('state') ?? '';
    const made = await desk.sandbox.fetch(`${desk.sandbox.host}/_accounts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ platform: 'vk', name: 'Old wall' }),
    });
    const { accessToken } = z.object({ accessToken: z.string() }).parse(await made.json());
    const blank = `https://oauth.vk.com/blank.html#access_token=${accessToken}&expires_in=0&user_id=1`;
    expect((await insert(maya, { name: 'Old wall', vkUrl: blank })).status).toBe(422);
    expect((await insert(maya, { name: 'Old wall', vkUrl: `${blank}&state=forged` })).status).toBe(400);
    const { bound } = Bound.parse(
      (await insert(maya, { name: 'Old wall', vkUrl: `${blank}&state=${state}` })).data,
    );
    expect((await loadAccount(context, bound[0]?.id ?? ''))?.account.token).toMatchObject({
      access: accessToken,
      refresh: null,
      expiresInSeconds: null,
    });
  });

  it('O04 O05 O07: another’s state, a forged one, one used or too old, a consent that comes back by itself: none passes', async () => {
    const theirs = await addressOf(nora);
    expect((await insert(maya, { name: 'Theirs', vkUrl: theirs })).status).toBe(400);
    expect((await insert(nora, { name: 'Mine', vkUrl: theirs.replace('state=', 'state=x') })).status).toBe(
      400,
    );
    expect((await insert(nora, { name: 'Mine', vkUrl: theirs, channelid: 36 })).status).toBe(400);
    expect(
      (await insert(nora, { name: 'Mine', vkUrl: await addressOf(nora, 33, 'deny') })).message,
    ).toContain('declined');
    const { url, cookie } = await consents.open(maya, 'channelid=33');
    const back = await consents.agree(url);
    const stolen = `${context.config.origin}/auth-redirect?${back.split('?')[1]}`;
    expect((await insert(maya, { name: 'By itself', vkUrl: stolen })).status).toBe(400);
    expect((await consents.comeBack(back, cookie)).has('ticket')).toBe(true);
    const late = await addressOf(maya);
    await context.db
      .updateTable('consent')
      .set({ created_at: '2020-01-01T00:00:00Z' })
      .where('used_at', 'is', null)
      .execute();
    expect((await insert(maya, { name: 'Late', vkUrl: late })).message).toContain('took too long');
  });

  it('O04 O05: how it stands is told before it is pasted: waiting, somebody else’s, spent, too old or nobody’s, and asking uses nothing up', async () => {
    const standing = async (address: string, actor?: TestActor) => {
      const state = new URL(address).searchParams.get('state') ?? '';
      const url = `/prod-api/om/channel/auth/standing?${new URLSearchParams({ state }).toString()}`;
      const answer = await consents.app.inject({ url, ...(actor ? { headers: actor.bearer } : {}) });
      return z.object({ data: z.object({ standing: z.string() }) }).parse(answer.json()).data.standing;
    };
    const mine = await addressOf(maya);
    // Agreed in a browser where nobody is signed in, or where somebody else is.
    expect(await standing(mine)).toBe('pasted');
    expect(await standing(mine, nora)).toBe('elsewhere');
    expect(await standing(mine, maya)).toBe('pasted');
    expect(await standing(mine.replace('state=', 'state=x'), maya)).toBe('unknown');
    expect(await standing(mine.replace(/state=[^&]*/, ''), maya)).toBe('unknown');
    await insert(maya, { name: 'Asked before', vkUrl: mine });
    expect(await standing(mine, maya)).toBe('spent');
    const late = await addressOf(maya);
    const old = { created_at: '2020-01-01T00:00:00Z' };
    await context.db.updateTable('consent').set(old).where('used_at', 'is', null).execute();
    expect(await standing(late, maya)).toBe('over');
    const { url } = await consents.open(maya, 'channelid=33');
    expect(await standing(url, maya)).toBe('unknown');
  });

  it('how a ticket stands: offered to who agreed, spent once it was bound from, too old after half an hour', async () => {
    const ask = async (actor: TestActor, ticket: string) =>
      (await consents.call(actor, `/om/channel/auth/standing?ticket=${ticket}`)).data;
    const ticket = await consents.ticketOf(maya, 31);
    expect(await ask(maya, ticket)).toEqual({ standing: 'offered' });
    expect(await ask(nora, ticket)).toEqual({ standing: 'elsewhere' });
    const offered = await consents.call(maya, `/om/channel/auth/choices?ticket=${ticket}`);
    const { choices } = z
      .object({ choices: z.array(z.object({ externalId: z.string() })) })
      .parse(offered.data);
    const externalIds = choices.slice(0, 1).map(({ externalId }) => externalId);
    await consents.call(maya, '/om/channel/auth/bind', { ticket, externalIds });
    expect(await ask(maya, ticket)).toEqual({ standing: 'spent' });
    const late = await consents.ticketOf(maya, 31);
    const old = { used_at: '2020-01-01T00:00:00Z' };
    await context.db.updateTable('consent').set(old).where('ticket', '=', late).execute();
    expect(await ask(maya, late)).toEqual({ standing: 'over' });
    expect(await ask(maya, 'made-up')).toEqual({ standing: 'unknown' });
  });

  it.each([
    'https://oauth.vk.com.evil.example/blank.html#access_token=a&state=b',
    'http://oauth.vk.com/blank.html#access_token=a&state=b',
    'https://me@oauth.vk.com/blank.html#access_token=a&state=b',
    'https://oauth.vk.com:8443/blank.html#access_token=a&state=b',
    'javascript:alert(1)?code=a&state=b',
    'https://evil.example/auth-redirect?code=a&state=b',
    'https://oauth.vk.com/blank.html',
    'code=a&state=b',
    '',
  ])('C-75: %s is no address of VK’s, and the sentence says what to paste', async (vkUrl) => {
    const answer = await insert(maya, { name: 'Wrong', vkUrl });
    expect([answer.status, answer.message]).toEqual([
      422,
      expect.stringContaining('paste the whole address'),
    ]);
  });

  it('an address is read from its query and from behind the #, and only from hosts that are named', () => {
    const from = { origin: 'http://127.0.0.1:8080', hosts: ['id.vk.com'] };
    expect(readPastedAddress('http://127.0.0.1:8080/auth-redirect?code=a&state=b', from)).toEqual({
      code: 'a',
      state: 'b',
    });
    expect(readPastedAddress('https://id.vk.com/x?code=a#state=b', from)).toEqual({ code: 'a', state: 'b' });
    expect(readPastedAddress('http://127.0.0.1:8081/auth-redirect?code=a&state=b', from)).toBeNull();
  });
});

describe('the form of another channel', () => {
  it('binds by the consent that is finished, and asks for it where there is none', async () => {
    const form = { name: 'harbour sport', channelid: 31 };
    expect((await insert(nora, form)).message).toContain('agree there, and then confirm here');
    await consents.ticketOf(nora, 31);
    expect((await insert(maya, form)).status).toBe(422);
    expect(Bound.parse((await insert(nora, form)).data).bound).toMatchObject([{ name: 'Harbour Sport' }]);
    expect((await insert(nora, form)).status).toBe(422);
    await consents.ticketOf(nora, 31);
    expect((await insert(nora, { name: 'Harbour Archive', channelid: 31 })).message).toContain(
      'Harbour Archive',
    );
  });

  it('an empty name is no form at all, and a channel that is none is not there', async () => {
    expect((await insert(maya, { name: '  ', vkUrl: 'https://id.vk.com/' })).status).toBe(400);
    expect((await insert(maya, { name: 'x', channelid: 37 })).status).toBe(400);
  });

  it('R-GEN-020 R-ACC-015: 34 asks for YouTube’s consent, and 37 for one right more; neither 37 nor 99 is a channel', async () => {
    const scopesOf = async (channelid: number) =>
      new URL((await consents.open(maya, `channelid=${channelid}`)).url).searchParams
        .get('scope')
        ?.split(' ') ?? [];
    const youtube = await scopesOf(34);
    const analytics = await scopesOf(37);
    expect(analytics).toEqual([...youtube, expect.stringContaining('yt-analytics.readonly')]);
    const { url, cookie } = await consents.open(maya, 'channelid=37');
    const query = await consents.comeBack(await consents.agree(url), cookie);
    expect(query.get('channelid')).toBe('34');
    expect((await consents.call(maya, '/om/channel/auth/openPage?channelid=99')).status).toBe(404);
  });
});

describe('an address that is sent', () => {
  it('R-API-046: the owner is told in the inbox where to authorise, once however often it is pressed', async () => {
    await consents.ticketOf(nora, 32);
    const { bound } = Bound.parse((await insert(nora, { name: 'Our X', channelid: 32 })).data);
    const id = bound[0]?.id ?? '';
    const ask = () => consents.call(maya, `/om/channel/send/url?channelid=32&id=${id}`);
    const link = `/authOpen?channelid=32&id=${id}`;
    expect((await ask()).data).toEqual({ url: `${context.config.origin}${link}`, to: nora.name });
    await ask();
    const { items } = await listInbox(context, nora, { page: 1, pageSize: 10 });
    expect(items).toMatchObject([
      { kind: 'message-authorise', link, text: expect.stringContaining(maya.name) },
    ]);
    expect((await consents.call(maya, `/om/channel/send/url?channelid=33&id=${id}`)).status).toBe(404);
    await consents.call(maya, '/om/channel/send/url?channelid=42');
    const own = await listInbox(context, maya, { page: 1, pageSize: 10 });
    expect(own.items).toMatchObject([{ kind: 'message-authorise-new', link: '/authOpen?channelid=42' }]);
    await context.db.deleteFrom('person_role').where('person_id', '=', nora.personId).execute();
    expect((await ask()).message).toContain('Authorise it yourself');
  });
});
