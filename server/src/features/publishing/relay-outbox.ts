// Relay: tell the rest of the house what became of publications; each thing once, after it was committed.
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import {
  announcements,
  listUntold,
  putOff,
  tellThese,
  type Announced,
  type Announcement,
} from './store/outbox.ts';

/** Told of all that is announced of one kind at once, inside the relay's transaction; registered by hand in worker.ts. */
export type Told = (context: Context, tx: Tx, told: readonly Announced[]) => Promise<void>;
export type Handlers = Readonly<Record<Announcement, readonly Told[]>> & {
  /** Told of everything at once, before any of the kinds. */
  readonly first?: Told;
};

/** In one transaction; where one of them stumbles, one by one. */
const together = 50;
const turnsAtMost = 20;
const alarmAfterTries = 5;

/** How many were told. */
export async function relayOutbox(context: Context, handlers: Handlers): Promise<number> {
  let told = 0;
  for (let turn = 0; turn < turnsAtMost; turn += 1) {
    const ids = await listUntold(context.db, together);
    if (ids.length === 0) break;
    const kinds = await tell(context, handlers, ids).catch((error: unknown) => {
      context.log.warn({ err: error }, 'an announcement stumbled: they are told one by one');
      return tellOneByOne(context, handlers, ids);
    });
    for (const kind of kinds) context.meters.announced(kind);
    told += kinds.length;
    // Another relay has them.
    if (kinds.length === 0) break;
  }
  return told;
}

async function tell(context: Context, handlers: Handlers, ids: readonly number[]): Promise<string[]> {
  return tellThese(context.db, ids, async (tx, announced) => {
    await handlers.first?.(context, tx, announced);
    for (const kind of announcements) {
      const told = announced.filter((one) => one.kind === kind);
      if (told.length > 0) for (const handler of handlers[kind]) await handler(context, tx, told);
    }
    await context.reach('F11');
  });
}

async function tellOneByOne(context: Context, handlers: Handlers, ids: readonly number[]): Promise<string[]> {
  const kinds: string[] = [];
  for (const id of ids)
    try {
      kinds.push(...(await tell(context, handlers, [id])));
    } catch (error) {
      await waitWith(context, id, error);
    }
  return kinds;
}

/** The others go on; it is tried again later and later, and after a while somebody must know. */
async function waitWith({ db, log, pace }: Context, id: number, error: unknown): Promise<void> {
  const failed = await putOff(db, id, pace.retryBaseMs);
  if (!failed) return;
  const { kind, publicationId, tries } = failed;
  log.error({ publicationId, kind, tries, err: error }, 'an announcement fails');
  if (tries < alarmAfterTries) return;
  await notifyAdministrators(db, {
    kind: 'alarm-untold',
    about: '',
    figures: { tries },
    link: `/api/content/publish/pubHistory?scope=all&id=${publicationId}`,
  });
}
