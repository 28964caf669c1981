// "We do not know": what was looked at and how often is told, and a person's link is believed only when it says the same.
import type { Channel } from '@herald/channels/channel.ts';
import { describe, expect, it } from 'vitest';
import { testActor } from '../../db/test-actor.ts';
import { keepNewsroom } from '../../db/test-room.ts';
import { toldOf } from '../../db/test-turns.ts';
import { allPublishingSigns, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { listInbox } from '../messages/list-inbox.ts';
import { checkPublication } from './check-publication.ts';
import { readPublication } from './read-publication.ts';
import { relayOutbox } from './relay-outbox.ts';
import { resolvePublication } from './resolve-publication.ts';

let room: Newsroom;
keepNewsroom(
  (opened) => {
    room = opened;
  },
  { quietWindowMs: 400 },
);

async function unknownOne() {
  const account = await room.account('twitter');
  const other = await room.advance(await room.publish(account));
  await room.strike(account, 'reset-before');
  const unknown = await room.advance(await room.publish(account));
  expect(unknown.state).toBe('unknown');
  return { account, other, unknown };
}

describe('an unconfirmed publication', () => {
  it('tells every look, those inside the quiet window too, and how much was compared', async () => {
    const { unknown } = await unknownOne();
    expect(unknown.looks).toBeGreaterThan(unknown.negative_looks);
    const detail = await readPublication(room.context, room.maya, { id: unknown.id });
    expect(detail.checks).toMatchObject({ count: unknown.looks, compared: 1, candidates: [] });
    expect(detail.checks.lastAt).not.toBeNull();
    await checkPublication(room.context, room.maya, { id: unknown.id });
    const again = await readPublication(room.context, room.maya, { id: unknown.id });
    expect(again.checks).toMatchObject({ count: unknown.looks + 1 });
  });

  it('is told in the inbox with how often and when it was looked for, and what follows', async () => {
    const { unknown } = await unknownOne();
    await relayOutbox(room.context, handlers);
    const { items } = await listInbox(room.context, room.maya, { page: 1, pageSize: 50 });
    const message = items.find(({ kind, link }) => kind === 'message-unknown' && link.endsWith(unknown.id));
    expect(message?.text).toContain(`Times looked: ${unknown.looks}; last: 20`);
    expect(message?.text).toContain(room.context.config.zone);
    expect(message?.text).not.toMatch(/\{\w+\}/);
  });

  it('is told the owner of the account as well, for whoever asked for it may be gone', async () => {
    const { unknown } = await unknownOne();
    const { context } = room;
    const owner = await testActor(context, { department: 'Desk', signs: allPublishingSigns });
    const accounts = context.db.updateTable('channel_account').set({ owner_id: owner.personId });
    await accounts.where('id', '=', unknown.account_id).execute();
    expect(await toldOf(room, unknown, owner)).toEqual(['message-unknown']);
    expect(await toldOf(room, unknown, room.maya)).toEqual(['message-unknown']);
  });

  it.each(['drop', 'not-live'] as const)(
    'once it is answered by %s and came to its end, the question about it is nobody’s open one any more',
    async (answer) => {
      const { account, unknown } = await unknownOne();
      const { context } = room;
      const owner = await testActor(context, { department: 'Desk', signs: allPublishingSigns });
      await context.db
        .updateTable('channel_account')
        .set({ owner_id: owner.personId })
        .where('id', '=', account.id)
        .execute();
      const open = async () => {
        await relayOutbox(context, handlers);
        const asked = [room.maya, owner].map((one) => listInbox(context, one, { page: 1, pageSize: 50 }));
        const items = (await Promise.all(asked)).flatMap((inbox) => inbox.items);
        const own = items.filter(({ link, readStatus }) => link.endsWith(unknown.id) && readStatus === 0);
        return own.map(({ kind }) => kind);
      };
      expect(await open()).toEqual(['message-unknown', 'message-unknown']);
      await resolvePublication(context, room.maya, { id: unknown.id, answer });
      if (answer === 'not-live') await room.advance(await room.read(unknown.id), ['published']);
      expect(await open()).not.toContain('message-unknown');
    },
  );

  it('"it is there", with a post of the account that says something else: refused, and still unconfirmed', async () => {
    const { account, unknown } = await unknownOne();
    const post = async (text: string) => {
      const token = (await loadAccount(room.context, account.id))?.account.token.access ?? '';
      await room.sandbox.fetch(`${room.sandbox.environment['TWITTER_API']}/2/tweets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ text }),
      });
      const id = (await room.posts(account)).find((one) => one.text === text)?.externalId;
      return `https://x.com/i/web/status/${id}`;
    };
    const resolve = (link: string) =>
      resolvePublication(room.context, room.maya, { id: unknown.id, answer: 'live', link });
    await expect(resolve(await post('Somebody else’s words'))).rejects.toMatchObject({
      code: 'link-other-words',
    });
    expect(await room.read(unknown.id)).toMatchObject({ state: 'unknown', external_id: null });
    // White space is spelling, not words.
    const ours = await post(` ${unknown.post.text.replaceAll(' ', '  ')}`);
    expect(await resolve(ours)).toMatchObject({ state: 'published', reason: 'reason-person-said-live' });
  });

  it('"it is there", of what its platform shows to its owner alone: it is, and no reader sees it', async () => {
    const { unknown } = await unknownOne();
    const at = new Date();
    const value = {
      externalId: '77',
      url: 'https://x/77',
      text: unknown.post.text,
      at,
      ownerOnly: 'locked',
    } as const;
    const channels = room.context.channels.map((channel): Channel => ({
      ...channel,
      settle: { ...channel.settle, findByLink: async () => ({ ok: true, value }) },
    }));
    const said = { id: unknown.id, answer: 'live', link: value.url } as const;
    expect(await resolvePublication({ ...room.context, channels }, room.maya, said)).toMatchObject({
      state: 'published',
      reason: 'reason-locked-private',
    });
    expect(await room.read(unknown.id)).toMatchObject({ owner_only: 'locked' });
  });
});
