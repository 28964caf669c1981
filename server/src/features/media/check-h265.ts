// Check a stored video for H.265 and what else platforms do not take or show wrongly (R-TRANS-001).
import type { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { h265Status } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { decideNeed } from './decide-need.ts';
import { describeFile } from './describe-file.ts';
import { findRules } from './find-rules.ts';
import { listReasons } from './list-reasons.ts';
import { loadFilm } from './load-film.ts';
import { findFilmOf, findLikeConversion } from './store/conversions.ts';

type Answer = OutputOf<typeof transcodeEndpoints.queryH265>;

/** While one is underway the answer stays 1: whoever asks for a job then gets that one. */
export async function checkH265(
  context: Context,
  actor: Actor,
  { videoUrl, channels }: { videoUrl: string; channels: string },
): Promise<Answer> {
  const film = await loadFilm(context, actor, videoUrl);
  const { properties } = film;
  const rules = findRules(context, channels);
  const reasons = properties ? listReasons(film, properties, rules) : [];
  const left = { status: h265Status.nothing, videoUrl, properties, file: null, reasons };
  if (reasons.every((reason) => reason.channels.length > 0)) return left;
  const { name: needName } = decideNeed(rules);
  const wanted = { departmentId: actor.departmentId, sha256: film.sha256, needName };
  const made = await findLikeConversion(context.db, wanted);
  const result = made ? await findFilmOf(context.db, made) : undefined;
  if (!result) return { ...left, status: h265Status.convert };
  const file = describeFile(result);
  return { ...left, status: h265Status.ready, videoUrl: file.url, file };
}
