// Notify who may brake of what only they can mend; one message an alarm and hour, however often it rings.
import { hourMs } from '@herald/contract/constants.ts';
import type { MessageKind } from '@herald/contract/messages.ts';
import { signs } from '@herald/contract/permissions.ts';
import { readClock, type Executor } from '../../db/client.ts';
import { sendMessages } from '../messages/send-messages.ts';
import { listHolders } from '../people/list-holders.ts';

export type Alarm = {
  kind: Extract<MessageKind, `alarm-${string}`>;
  /** What tells two alarms of a kind apart: a platform, a publication, a machine. */
  about: string;
  figures: Readonly<Record<string, string | number>>;
  link: string;
  /** Rings once in so long; an hour unless said. */
  onceInMs?: number;
};

export async function notifyAdministrators(db: Executor, alarm: Alarm): Promise<void> {
  const { kind, about, figures, link, onceInMs = hourMs } = alarm;
  const turn = Math.floor((await readClock(db)).getTime() / onceInMs);
  const holders = await listHolders(db, signs.brakes);
  await sendMessages(
    db,
    holders.map((personId) => ({
      personId,
      kind,
      figures,
      link,
      onceKey: `${kind}:${about}:${turn}:${personId}`,
    })),
  );
}
