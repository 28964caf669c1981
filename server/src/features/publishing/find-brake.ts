// Find a brake: whatever forbids to send just now, asked in the very transaction that would begin it.
import type { Reason } from '@herald/contract/publications.ts';
import type { Channel } from '@herald/channels/channel.ts';
import type { Evidence } from '@herald/contract/evidence.ts';
import { minuteMs } from '@herald/contract/constants.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { atLatestWhenOver } from './store/expired.ts';
import { announceOnce } from './store/outbox.ts';
import { readBrakes, takeCall } from './store/platforms.ts';
import type { Patch, Publication } from './store/rows.ts';

export type Brake = {
  /** What is written instead of the marker; null when nothing stands in the way, and then one call is taken. */
  readonly instead: Patch | null;
};

/** Whoever asked for it hears of a wait for our own calls that makes it later than this. */
const lateMs = 5 * minuteMs;

/** `until`: what was sent before may be sent again no longer, and is looked for then. */
export async function findBrake(
  tx: Tx,
  publication: Publication,
  channel: Channel,
  until: Date | null,
): Promise<Brake> {
  const { id, channel_id: channelId, due_at: dueAt } = publication;
  const { at, cancelled, paused, restsUntil, maySend } = await readBrakes(tx, id);
  // Of what may stand nobody says that it was not sent.
  const told: Evidence = until === null ? { sent: false } : { because: 'word-sent-before' };
  const wait = (wakeAt: Patch['wake_at'], reason: Reason, more: Evidence = {}): Brake => ({
    instead: { wake_at: wakeAt, reason, evidence: { ...told, ...more } },
  });
  // However long it was prepared, or lay: it ends, or is looked for, where it is begun (decide-start.ts).
  const isOver = publication.expires_at <= at;
  const isDoubted = until !== null && (cancelled || isOver || until <= at || !maySend);
  if (isDoubted) return wait(nowPlus(0), 'reason-not-found-yet');
  if (cancelled) return wait(nowPlus(0), 'reason-person-cancelled');
  if (isOver) return wait(nowPlus(0), 'reason-missed');
  // Nobody looks at it while the pause stands, and everybody right after.
  if (paused) return wait(nowPlus(0), 'reason-paused');
  // Refused, or looked for, where it is begun (start-publication.ts).
  if (!maySend) return wait(nowPlus(0), 'reason-requester-may-not');
  if (restsUntil) return wait(atLatestWhenOver(restsUntil, until), 'reason-platform-resting');
  const waitMs = channel.appLimit ? await takeCall(tx, channelId, channel.appLimit) : null;
  if (waitMs === null) return { instead: null };
  if (at.getTime() + waitMs - dueAt.getTime() > lateMs) await announceOnce(tx, id, 'own-limit', 0);
  return wait(atLatestWhenOver(nowPlus(waitMs), until), 'reason-own-limit', { by: 'word-our-limit' });
}
