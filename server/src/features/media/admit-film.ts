// Admit a film or sound by what was read of it: refused where it is none, broken, or beyond what we take (hostile.md U09 to U14).
import { problem } from '@herald/contract/problems.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { Refusal } from '../../refusal.ts';
import { taken } from '../../video/limits.ts';
import { identifyFile } from './identify-file.ts';

const hourSeconds = 3_600;

export function admitFilm(
  { picture, sound, streams, durationSeconds }: VideoProperties,
  { name, ending }: { readonly name: string; readonly ending: string },
): void {
  const isSound = identifyFile(ending)?.kind === 'audio';
  if (!(isSound ? sound : picture)) throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (durationSeconds === null || (!isSound && !isShown(picture)))
    throw new Refusal('upload-refused', {}, [problem('film-damaged', 'video')]);
  if (picture?.isDolbyOnly) throw new Refusal('upload-refused', {}, [problem('film-dolby-only', 'video')]);
  const isBeyond =
    durationSeconds > taken.seconds ||
    streams > taken.streams ||
    Math.max(picture?.width ?? 0, picture?.height ?? 0) > taken.side ||
    (picture?.frameRate ?? 0) > taken.framesPerSecond ||
    (picture?.frames ?? 0) > taken.seconds * taken.framesPerSecond;
  if (!isBeyond) return;
  const figures = { hours: taken.seconds / hourSeconds, side: taken.side };
  throw new Refusal('upload-refused', {}, [problem('film-beyond', 'video', { figures })]);
}

/** A picture that stands for minutes is no film: its table of times is wrong. */
function isShown(picture: VideoProperties['picture']): boolean {
  if (!picture || picture.codec === '' || picture.width === 0 || picture.height === 0) return false;
  return picture.frameRate === 0 || picture.frameRate >= taken.framesPerSecondAtLeast;
}
