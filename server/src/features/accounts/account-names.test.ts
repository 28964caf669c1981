// What the inbox says of a publication names the channel: a newsroom's accounts bear one name on all of them.
import { say } from '@herald/contract/sentences/say.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { relayOutbox } from '../publishing/relay-outbox.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { findAccountName } from './find-account-name.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom();
});
afterAll(() => room.close());

const Figures = z.object({ title: z.string(), account: z.string() });

it('tells on which channel a post went live, and every sentence about the account does', async () => {
  const { db } = room.context;
  const account = await room.account('facebook');
  const live = await room.advance(await room.publish(account));
  expect(live.state).toBe('published');
  await relayOutbox(room.context, handlers);
  const { name } = await db
    .selectFrom('channel_account')
    .select('name')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const told = await db
    .selectFrom('message')
    .select(['kind', 'figures'])
    .where('link', 'like', `%${live.id}`)
    .executeTakeFirstOrThrow();
  const figures = Figures.parse(told.figures);
  expect(told.kind).toBe('message-live');
  expect(say('en', 'message-live', figures)).toBe(`"${live.title}" is live on ${name} (Facebook).`);
  expect(await findAccountName(db, account.id)).toBe(`${name} (Facebook)`);
});
