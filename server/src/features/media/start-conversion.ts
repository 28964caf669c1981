// Start the conversion of a stored video that is missing first, or join the one of the same content for the same need (R-TRANS-002).
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { convertFilm } from './convert-film.job.ts';
import { decideNeed } from './decide-need.ts';
import { findRules } from './find-rules.ts';
import { loadFilm } from './load-film.ts';
import { findFilmOf, findLikeConversion, forgetConversion, insertConversion } from './store/conversions.ts';

/** Where all that the chosen channels need is made, the answer is the first of them. One whose result is gone stands in nobody's way. */
export async function startConversion(
  context: Context,
  actor: Actor,
  { videoUrl, channels }: { videoUrl: string; channels: string },
): Promise<{ jobId: string }> {
  const { key, sha256, sizeBytes, properties } = await loadFilm(context, actor, videoUrl);
  if (!properties?.picture) throw new Refusal('not-found');
  const needs = decideNeed({ url: videoUrl, sizeBytes, properties }, findRules(context, channels), true);
  const { personId: ownerId, departmentId } = actor;
  const wanted = needs.map(({ need, name }) => {
    return { ownerId, departmentId, fileKey: key, sha256, need, needName: name };
  });
  return context.db.transaction().execute(async (tx) => {
    const made: string[] = [];
    for (const one of wanted) {
      const standing = await findLikeConversion(tx, one);
      const isOver = standing?.state === 'TranscodeSuccess';
      const isThere = isOver && (await findFilmOf(tx, standing)) !== undefined;
      if (isOver && !isThere) await forgetConversion(tx, standing.id);
      if (!isThere) return { jobId: await begin(context, tx, one) };
      made.push(standing.id);
    }
    const [jobId] = made;
    if (jobId === undefined) throw new Refusal('stands-otherwise');
    return { jobId };
  });
}

/** Whoever was quicker has begun it. */
async function begin(
  context: Context,
  tx: Tx,
  wanted: Parameters<typeof insertConversion>[1],
): Promise<string> {
  const made = await insertConversion(tx, wanted);
  if (made) await context.queue(tx, convertFilm, { conversionId: made.id });
  const one = made ?? (await findLikeConversion(tx, wanted));
  if (!one) throw new Refusal('stands-otherwise');
  return one.id;
}
