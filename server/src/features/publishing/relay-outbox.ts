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

const atMost = 200;

export async function relayOutbox(context: Context, handlers: Handlers): Promise<number> {
  const isKnown = (kind: string): kind is Announcement => Object.hasOwn(handlers, kind);
  for (let told = 0; told < atMost; told += 1) {
    const more = await tellNext(context.db, async (tx, publication, kind, seq) => {
      if (isKnown(kind))
        for (const handler of handlers[kind]) await handler(context, tx, publication, { kind, seq });
      await context.reach('F11');
    });
    if (!more) return told;
  }
  return atMost;
}
