// Check a stored video for H.265 and what else platforms do not take or show wrongly, channel by channel (R-TRANS-001).
import type { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { isDistrust, listFilmReasons } from '@herald/contract/film-reasons.ts';
import { h265Status } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { decideNeed } from './decide-need.ts';
import { describeFile } from './describe-file.ts';
import { findRules } from './find-rules.ts';
import { loadFilm } from './load-film.ts';
import { findFilmOf, findLikeConversion } from './store/conversions.ts';

type Answer = OutputOf<typeof transcodeEndpoints.queryH265>;

/** While one is underway the answer stays 1: whoever asks for a job then gets that one. */
export async function checkH265(
  context: Context,
  actor: Actor,
  { videoUrl, channels }: { videoUrl: string; channels: string },
): Promise<Answer> {
  const { db } = context;
  const { sha256, sizeBytes, properties } = await loadFilm(context, actor, videoUrl);
  const plain = { status: h265Status.nothing, videoUrl, properties, file: null, reasons: [], made: [] };
  if (!properties) return plain;
  const film = { url: videoUrl, sizeBytes, properties };
  const rules = findRules(context, channels);
  const reasons = listFilmReasons(film, rules);
  const needs = decideNeed(film, rules);
  const made: Answer['made'] = [];
  for (const { name: needName, channels: served } of needs) {
    const wanted = { departmentId: actor.departmentId, sha256, needName };
    const conversion = await findLikeConversion(db, wanted);
    const result = conversion && (await findFilmOf(db, conversion));
    if (!result) continue;
    made.push({ channels: [...served], file: describeFile(result), properties: result.properties });
  }
  const known = { ...plain, reasons, made };
  if (!reasons.some(isDistrust)) return known;
  const [first] = made;
  if (!first || made.length < needs.length) return { ...known, status: h265Status.convert };
  return { ...known, status: h265Status.ready, videoUrl: first.file.url, file: first.file };
}
