// Turns of a newsroom for tests: a publication made due, its account's lane worked once, the clock moved, and who was told.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestActor } from './test-actor.ts';
import { advancePublication } from '../features/publishing/advance-publication.job.ts';
import { relayOutbox } from '../features/publishing/relay-outbox.ts';
import { readFence } from '../features/publishing/store/lanes.ts';
import type { Publication } from '../features/publishing/store/rows.ts';
import type { Newsroom } from '../test-newsroom.ts';
import { handlers } from '../worker.ts';

type World = Pick<Newsroom, 'context'>;
type Named = Pick<Publication, 'id' | 'account_id'>;

/** Sets when a publication wakes or is watched next, or what the platform calls it, under the fence of its lane as it is now. */
export async function touch(
  { context }: Newsroom,
  { id, account_id: accountId }: Named,
  patch: { wake_at?: Date; due_at?: Date; watch_at?: Date; handle?: string; misses?: number },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const fence = await readFence(tx, accountId);
    await tx
      .updateTable('publication')
      .set({ ...patch, fence })
      .where('id', '=', id)
      .execute();
  });
}

/** Makes it due, works its lane once, and says how it stands then. */
export async function turn(room: Newsroom, publication: Named): Promise<Publication> {
  await touch(room, publication, { wake_at: new Date(0) });
  await advancePublication.run(room.context, { accountId: publication.account_id });
  return room.read(publication.id);
}

/** The kinds of message about it, in no order: of everybody, or of one person. */
export async function toldOf(
  { context }: Newsroom,
  { id }: { id: string },
  person?: TestActor,
): Promise<string[]> {
  await relayOutbox(context, handlers);
  const about = context.db.selectFrom('message').select('kind').where('link', 'like', `%${id}`);
  const rows = await (person ? about.where('person_id', '=', person.personId) : about).execute();
  return rows.map(({ kind }) => kind);
}

/** The database's clock, from now on this much ahead of the true time. */
export async function moveClock({ context }: World, offsetMs: number): Promise<void> {
  await context.db.updateTable('clock').set({ offset_ms: offsetMs }).execute();
}

/** The database's clock goes on, so much later than it was. */
export async function passTime({ context }: World, milliseconds: number): Promise<void> {
  await context.db
    .updateTable('clock')
    .set((row) => ({ offset_ms: row('offset_ms', '+', milliseconds) }))
    .execute();
}

/** Until the last call of it cannot arrive any more: before that nobody can say that it is not there. */
export async function waitQuiet({ settle_at: settleAt }: Pick<Publication, 'settle_at'>): Promise<void> {
  await sleep(Math.max((settleAt?.getTime() ?? 0) - Date.now(), 0) + 50);
}
