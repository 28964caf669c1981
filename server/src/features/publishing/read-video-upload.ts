// Read how far the video of a publication has come on its way to the platform (D-04).
import type { VideoUpload } from '@herald/contract/endpoints/uploads.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { findChannel } from './find-channel.ts';
import { findScope } from './find-scope.ts';
import { findVideoStep } from './find-video-step.ts';
import { readSteps } from './store/attempts.ts';
import { findHistory } from './store/history.ts';

const notYet: ReadonlySet<PublicationState> = new Set(['scheduled', 'preparing', 'auth-required']);
const endedBefore: ReadonlySet<PublicationState> = new Set(['failed', 'cancelled', 'missed']);

export async function readVideoUpload(
  context: Context,
  actor: Actor,
  { taskId }: { taskId: string },
): Promise<VideoUpload> {
  const row = await findHistory(context.db, findScope(actor), taskId);
  if (!row) throw new Refusal('not-found');
  const step = findVideoStep(findChannel(context, row.channel_id), row.post);
  if (!row.post.video || !step) return { state: 'none', percent: 0 };
  const kept = (await readSteps(context.db, row.id)).get(step.key);
  if (kept?.done || !(notYet.has(row.state) || endedBefore.has(row.state)))
    return { state: 'uploaded', percent: 100 };
  const percent = percentOf(kept?.offset ?? 0, row.post.video.sizeBytes);
  if (endedBefore.has(row.state)) return { state: 'stopped', percent };
  return { state: kept ? 'uploading' : 'waiting', percent };
}

/** The whole of it is said when the platform has said so, not before. */
function percentOf(offset: number, sizeBytes: number): number {
  return sizeBytes > 0 ? Math.min(99, Math.floor((100 * offset) / sizeBytes)) : 0;
}
