// Check a stored video for H.265 and what else platforms do not take or show wrongly (R-TRANS-001).
import type { FileRecord } from '@herald/contract/media.ts';
import { h265Status, type VideoProperties } from '@herald/contract/video.ts';
import type { Actor, Context } from '../../context.ts';
import { decideNeed } from './decide-need.ts';
import { describeFile } from './describe-file.ts';
import { loadFilm } from './load-film.ts';
import { findFilmOf, findLikeConversion } from './store/conversions.ts';

type Answer = {
  status: 0 | 1 | 3;
  videoUrl: string;
  properties: VideoProperties | null;
  file: FileRecord | null;
};

/** While one is underway the answer stays 1: whoever asks for a job then gets that one. */
export async function checkH265(
  context: Context,
  actor: Actor,
  { videoUrl, channels }: { videoUrl: string; channels: string },
): Promise<Answer> {
  const film = await loadFilm(context, actor, videoUrl);
  const { properties } = film;
  const left = { status: h265Status.nothing, videoUrl, properties, file: null };
  if (!properties || !mustConvert(properties)) return left;
  const { name: needName } = decideNeed(context, channels);
  const wanted = { departmentId: actor.departmentId, sha256: film.sha256, needName };
  const made = await findLikeConversion(context.db, wanted);
  const result = made ? await findFilmOf(context.db, made) : undefined;
  if (!result) return { ...left, status: h265Status.convert };
  const file = describeFile(result);
  return { status: h265Status.ready, videoUrl: file.url, properties, file };
}

/** What every platform plays: H.264 with eight bits and a quarter of the colour, of standard range; in WebM also VP8 and VP9. */
function mustConvert({ picture, container }: VideoProperties): boolean {
  if (!picture) return false;
  const { codec, pixelFormat, range } = picture;
  const isPlain = range === 'sdr' && ['yuv420p', 'yuvj420p'].includes(pixelFormat);
  const codecs = container === 'matroska' ? ['vp8', 'vp9', 'h264'] : ['h264'];
  return !isPlain || !codecs.includes(codec);
}
