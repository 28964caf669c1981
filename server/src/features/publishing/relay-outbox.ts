// Relay: tell the rest of the house what became of publications; each thing once, after it was committed.
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { tellNext, type Announcement } from './store/outbox.ts';
import type { Publication } from './store/rows.ts';

/** Handlers run inside the relay's transaction and are registered by hand in worker.ts. */
export type Told = (
  context: Context,
  tx: Tx,
  publication: Publication,
  what: { kind: Announcement; seq: number },
) => Promise<void>;
export type Handlers = Readonly<Record<Announcement, readonly Told[]>>;

/** In one transaction; where one of them stumbles, one by one up to that. */
const together = 50;
const turnsAtMost = 20;

/** How many were told. */
export async function relayOutbox(context: Context, handlers: Handlers): Promise<number> {
  const isKnown = (kind: string): kind is Announcement => Object.hasOwn(handlers, kind);
  const tell = (atMost: number) =>
    tellNext(context.db, atMost, async (tx, publication, kind, seq) => {
      if (isKnown(kind))
        for (const handler of handlers[kind]) await handler(context, tx, publication, { kind, seq });
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
