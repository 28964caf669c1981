// Collect the next picture that is due: what passes is tried again, later each time; whoever died over one has it taken again by the next.
import type { Context } from '../../context.ts';
import { capturePicture } from './capture-picture.ts';
import { claimPicture, failPicture, isOvertaken, postponePicture, type PictureRow } from './store.ts';

/** Longer than a picture can take. */
const leaseMs = 120_000;
/** After the first try, the second and the third; the fourth is the last. */
const againMs: readonly number[] = [60_000, 300_000, 900_000];

/** Whether there was one. What is called off is due again at once, and was no try. */
export async function collectPictures(context: Context, calledOff?: AbortSignal): Promise<boolean> {
  const { config, db } = context;
  const { atOnce } = config.pictures;
  const claimed = atOnce === 0 ? null : await claimPicture(db, { leaseMs, atOnce });
  if (!claimed) return false;
  // Under its heading stood otherwise what was to be seen a day later.
  if (await isOvertaken(db, claimed)) return failPicture(db, claimed, 'picture-missed');
  // Whoever took it up so often died over it each time.
  if (claimed.tries > againMs.length + 1) return failPicture(db, claimed, 'picture-not-told');
  const waitsMs = againMs[claimed.tries - 1];
  try {
    const reason = await capturePicture(context, claimed, { isLast: waitsMs === undefined, calledOff });
    if (reason !== null) await postpone(context, claimed, { waitsMs, reason });
  } catch (error) {
    const { reason, tries } = claimed;
    if (calledOff?.aborted) await postponePicture(db, claimed, { afterMs: 0, reason, tries: tries - 1 });
    else await stumble(context, claimed, { waitsMs, error });
  }
  return true;
}

async function postpone(
  { db, pace }: Context,
  row: PictureRow,
  { waitsMs = 0, reason }: { waitsMs: number | undefined; reason: PictureRow['reason'] },
): Promise<void> {
  await postponePicture(db, row, { afterMs: waitsMs * pace.scale, reason, tries: row.tries });
}

async function stumble(
  context: Context,
  row: PictureRow,
  { waitsMs, error }: { waitsMs: number | undefined; error: unknown },
): Promise<void> {
  context.log.error({ pictureId: row.id, err: error }, 'a picture stumbled');
  if (waitsMs === undefined) await failPicture(context.db, row, 'picture-not-told');
  else await postpone(context, row, { waitsMs, reason: 'picture-not-told' });
}
