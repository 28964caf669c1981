// Find a brake: whatever forbids to send just now, asked in the very transaction that would begin it.
import type { Channel } from '@herald/channels/channel.ts';
import { nowPlus, type Tx } from '../../db/client.ts';
import { readBrakes, takeCall } from './store/platforms.ts';
import type { Patch, Publication } from './store/rows.ts';

/** What is written instead of the marker; null when nothing stands in the way, and then one call is taken. */
export async function findBrake(tx: Tx, publication: Publication, channel: Channel): Promise<Patch | null> {
  const { id, channel_id: channelId } = publication;
  const { cancelled, paused, restsUntil } = await readBrakes(tx, id);
  if (cancelled) return { wake_at: nowPlus(0), reason: 'reason-person-cancelled', evidence: { sent: false } };
  // Nobody looks at it while the pause stands, and everybody right after.
  if (paused) return { wake_at: nowPlus(0), reason: 'reason-paused', evidence: { sent: false } };
  if (restsUntil)
    return { wake_at: restsUntil, reason: 'reason-platform-resting', evidence: { sent: false } };
  const waitMs = channel.appLimit ? await takeCall(tx, channelId, channel.appLimit) : null;
  if (waitMs === null) return null;
  return { wake_at: nowPlus(waitMs), reason: 'reason-busy', evidence: { sent: false, by: 'our own limit' } };
}
