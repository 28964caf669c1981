// Collect the next picture that is due; whoever died over one has it taken again by the next.
import type { Context } from '../../context.ts';
import { capturePicture } from './capture-picture.ts';
import { claimPicture, failPicture, postponePicture } from './store.ts';

/** Longer than a picture can take. */
const leaseMs = 90_000;
const triesAtMost = 3;
const againMs = 60_000;

/** Whether there was one. */
export async function collectPictures(context: Context): Promise<boolean> {
  const { config, db, log, pace } = context;
  const { atOnce } = config.pictures;
  const claimed = atOnce === 0 ? null : await claimPicture(db, { leaseMs, atOnce });
  if (!claimed) return false;
  try {
    await capturePicture(context, claimed);
  } catch (error) {
    log.error({ pictureId: claimed.id, err: error }, 'a picture stumbled');
    if (claimed.tries < triesAtMost) await postponePicture(db, claimed, againMs * pace.scale);
    else await failPicture(db, claimed, 'picture-not-told');
  }
  return true;
}
