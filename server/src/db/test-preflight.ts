// Schedules two hours ahead for tests of the pre-flight, what was said of them, and the way back to nothing planned.
import { minuteMs } from '@herald/contract/constants.ts';
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { MediaItem } from '@herald/contract/content.ts';
import { readClock } from './client.ts';
import type { TestAccount } from './test-account.ts';
import { listInbox } from '../features/messages/list-inbox.ts';
import { schedulePackage } from '../features/publishing/schedule-package.ts';
import { readFence } from '../features/publishing/store/lanes.ts';
import { movePublication } from '../features/publishing/store/publications.ts';
import { fromContent, type Newsroom } from '../test-newsroom.ts';
import { moveClock } from './test-turns.ts';

const ahead = 120 * minuteMs;

/** A package on one account, due in two hours; `codes` are the warnings of saving it. */
export async function scheduleAhead(
  room: Newsroom,
  account: TestAccount,
  content: { text?: string; media?: readonly MediaItem[] } = {},
) {
  const { context, maya } = room;
  const pkGUID = await room.write(content.text ?? `Later ${Math.random()}`, content.media);
  const due = new Date((await readClock(context.db)).getTime() + ahead);
  const asked = { pubTime: wallClockOf(due, context.config.zone), channelBindIds: [account.id], pkGUID };
  const made = await schedulePackage(context, maya, asked, fromContent);
  const row = await context.db
    .selectFrom('publication')
    .selectAll()
    .where('schedule_id', '=', made.id)
    .executeTakeFirstOrThrow();
  return { ...made, row, codes: made.warnings.map(({ code }) => code) };
}

/** Maya's messages of one kind. */
export async function toldMaya({ context, maya }: Newsroom, kind: string) {
  const { items } = await listInbox(context, maya, { page: 1, pageSize: 50 });
  return items.filter((one) => one.kind === kind);
}

/** The true time again, no message, no pause, no rest, and nothing that waits to be looked at. */
export async function forgetSchedules(room: Newsroom): Promise<void> {
  const { db } = room.context;
  await moveClock(room, 0);
  for (const table of ['message', 'pause', 'platform_state'] as const) await db.deleteFrom(table).execute();
  const planned = db
    .selectFrom('publication')
    .selectAll()
    .where('preflight_at', 'is not', null)
    .where('state', '=', 'scheduled');
  for (const one of await planned.execute())
    await db
      .transaction()
      .execute(async (tx) =>
        movePublication(tx, one, await readFence(tx, one.account_id), 'cancelled', { preflight_at: null }),
      );
}
