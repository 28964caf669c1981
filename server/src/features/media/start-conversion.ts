// Start the conversion of a stored video, or join the one of the same content for the same need (R-TRANS-002).
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { convertFilm } from './convert-film.job.ts';
import { decideNeed } from './decide-need.ts';
import { findRules } from './find-rules.ts';
import { loadFilm } from './load-film.ts';
import { findFilmOf, findLikeConversion, forgetConversion, insertConversion } from './store/conversions.ts';

/** One whose result is gone stands in nobody's way. */
export async function startConversion(
  context: Context,
  actor: Actor,
  { videoUrl, channels }: { videoUrl: string; channels: string },
): Promise<{ jobId: string }> {
  const film = await loadFilm(context, actor, videoUrl);
  if (!film.properties?.picture) throw new Refusal('not-found');
  const { need, name: needName } = decideNeed(findRules(context, channels));
  const { personId: ownerId, departmentId } = actor;
  const wanted = { ownerId, departmentId, fileKey: film.key, sha256: film.sha256, need, needName };
  return context.db.transaction().execute(async (tx) => {
    const standing = await findLikeConversion(tx, wanted);
    if (standing?.state === 'TranscodeSuccess' && !(await findFilmOf(tx, standing)))
      await forgetConversion(tx, standing.id);
    const made = await insertConversion(tx, wanted);
    if (made) await context.queue(tx, convertFilm, { conversionId: made.id });
    const one = made ?? (await findLikeConversion(tx, wanted));
    if (!one) throw new Refusal('stands-otherwise');
    return { jobId: one.id };
  });
}
