// The order in which relays hold what they change: two whose batches overlap wait for each other, never for ever.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../db/client.ts';
import { testNewsroom, type Newsroom } from '../../test-newsroom.ts';
import { handlers } from '../../worker.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { relayOutbox, type Handlers } from './relay-outbox.ts';
import type { Publication } from './store/rows.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await testNewsroom({ retryBaseMs: 60_000 });
});
afterAll(() => room.close());

/** Until so many of this database stand behind what others hold. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(room.context.db);
    if (rows.length >= count) return;
    await sleep(10);
  }
}

/** Holds something until both others wait, the second begun once the first does; then lets go, and gives what became of them. */
async function between<T>(
  hold: (tx: Tx) => Promise<unknown>,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const begun = await room.context.db.transaction().execute(async (tx) => {
    await hold(tx);
    const one = first();
    await waiting(1);
    const other = second();
    await waiting(2);
    return { both: Promise.allSettled([one, other]) };
  });
  return begun.both;
}

async function draftOf(id: string): Promise<void> {
  const { maya, context } = room;
  const row = { id, title: id, department_id: maya.departmentId, owner_id: maya.personId, content: '{}' };
  await context.db.insertInto('draft').values(row).execute();
}

it('of drafts: two batches that tell of the same ones in opposite orders', async () => {
  const { context } = room;
  const account = await room.account('facebook');
  const drafts = Array.from({ length: 3 }, () => randomUUID()).toSorted();
  for (const id of drafts) await draftOf(id);
  const one = await room.advance(await room.publish(account));
  await relayOutbox(context, handlers);
  const telling = (order: readonly string[]) =>
    context.db.transaction().execute(async (tx) =>
      handlers.first?.(
        context,
        tx,
        order.map((draft_id) => ({
          publication: { ...one, draft_id } satisfies Publication,
          kind: 'went-live',
          seq: 1,
        })),
      ),
    );
  const ended = await between(
    (tx) =>
      tx
        .selectFrom('draft')
        .select('id')
        .where('id', '=', drafts[1] ?? '')
        .forUpdate()
        .execute(),
    async () => telling(drafts),
    async () => telling(drafts.toReversed()),
  );
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('of messages: the same ones said by two in opposite orders', async () => {
  const { context, maya } = room;
  const message = (onceKey: string) =>
    ({ personId: maya.personId, kind: 'message-live', figures: {}, link: '', onceKey }) as const;
  const keys = ['a', 'b', 'c'].map((letter) => `${letter}:${randomUUID()}`);
  const saying = (order: readonly string[]) =>
    context.db.transaction().execute((tx) => sendMessages(tx, order.map(message)));
  const ended = await between(
    (tx) => sendMessages(tx, [message(keys[1] ?? '')]),
    () => saying(keys),
    () => saying(keys.toReversed()),
  );
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

it('and the relay itself holds drafts before it tells anything of them', async () => {
  const { context } = room;
  await room.advance(await room.publish(await room.account('facebook')));
  const order: string[] = [];
  const watched: Handlers = {
    ...handlers,
    first: async (...asked) => {
      order.push('held');
      await handlers.first?.(...asked);
    },
    'went-live': [async () => void order.push('told'), ...handlers['went-live']],
  };
  await relayOutbox(context, watched);
  expect(order).toEqual(['held', 'told']);
});
