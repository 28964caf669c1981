// Relay: tell the rest of the house what became of publications; each thing once, after it was committed.
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { announcements, tellNext, type Announced, type Announcement } from './store/outbox.ts';

/** Told of all that is announced of one kind at once, inside the relay's transaction; registered by hand in worker.ts. */
export type Told = (context: Context, tx: Tx, told: readonly Announced[]) => Promise<void>;
export type Handlers = Readonly<Record<Announcement, readonly Told[]>>;

/** In one transaction; where one of them stumbles, one by one up to that. */
const together = 50;
const turnsAtMost = 20;

/** How many were told. */
export async function relayOutbox(context: Context, handlers: Handlers): Promise<number> {
  const tell = (atMost: number) =>
    tellNext(context.db, atMost, async (tx, announced) => {
      for (const kind of announcements) {
        const told = announced.filter((one) => one.kind === kind);
        if (told.length > 0) for (const handler of handlers[kind]) await handler(context, tx, told);
      }
      await context.reach('F11');
    });
  let told = 0;
  for (let turn = 0; turn < turnsAtMost; turn += 1) {
    const more = await tell(together).catch((error: unknown) => {
      context.log.warn({ err: error }, 'an announcement stumbled');
      return tell(1);
    });
    if (more.length === 0) break;
    for (const kind of more) context.meters.announced(kind);
    told += more.length;
  }
  return told;
}
