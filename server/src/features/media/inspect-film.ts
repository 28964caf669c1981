// Inspect a stored film or sound: what is truly in it, or why it is refused (hostile.md U03, U09 to U14).
import { problem } from '@herald/contract/problems.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkBoxes } from '../../video/check-boxes.ts';
import { checkElements } from '../../video/check-elements.ts';
import { taken } from '../../video/limits.ts';
import type { Demuxer } from '../../video/video.ts';
import { borrowFile } from './borrow-file.ts';
import { findDemuxer } from './find-demuxer.ts';
import { identifyFile } from './identify-file.ts';

const hourSeconds = 3_600;

type Stored = { readonly key: string; readonly name: string; readonly ending: string };

/**
 * `properties` are null where nothing here reads films: the file is then taken as it is, and judged by the platforms. `holdsMore`:
 * there is something in the file beside the film.
 */
export type Inspected = {
  readonly properties: VideoProperties | null;
  readonly demuxer: Demuxer;
  readonly holdsMore: boolean;
};

export async function inspectFilm(context: Context, { key, name, ending }: Stored): Promise<Inspected> {
  const kind = identifyFile(ending);
  const demuxer = findDemuxer(kind?.mimeType ?? '');
  if (!kind || !demuxer) throw new Refusal('file-not-what-it-says', { name, type: ending });
  return borrowFile(context, key, async (path) => {
    const boxes = await checkParts(path, demuxer);
    if (boxes === 'cut-off') throw damaged();
    const found = { demuxer, holdsMore: boxes === 'holds-more' };
    const probed = await context.video.probe({ path, demuxer });
    if (probed.kind === 'read')
      return { ...found, properties: judge(probed.properties, { name, ending, kind: kind.kind }) };
    context.log.warn({ key, said: probed.said, tool: context.video.tool }, 'a film was not read');
    if (probed.kind === 'unable') return { ...found, properties: null };
    throw damaged();
  });
}

function judge(
  properties: VideoProperties,
  { name, ending, kind }: { name: string; ending: string; kind: string },
): VideoProperties {
  const { picture, sound, streams, durationSeconds } = properties;
  const isThere = kind === 'audio' ? sound : picture;
  if (!isThere) throw new Refusal('file-not-what-it-says', { name, type: ending });
  if (durationSeconds === null || (kind !== 'audio' && !isShown(picture))) throw damaged();
  const isBeyond =
    durationSeconds > taken.seconds ||
    streams > taken.streams ||
    Math.max(picture?.width ?? 0, picture?.height ?? 0) > taken.side ||
    (picture?.frameRate ?? 0) > taken.framesPerSecond ||
    (picture?.frames ?? 0) > taken.seconds * taken.framesPerSecond;
  if (!isBeyond) return properties;
  const figures = { hours: taken.seconds / hourSeconds, side: taken.side };
  throw new Refusal('upload-refused', {}, [problem('film-beyond', 'video', { figures })]);
}

/** A picture that stands for minutes is no film: its table of times is wrong. */
function isShown(picture: VideoProperties['picture']): boolean {
  if (!picture || picture.codec === '' || picture.width === 0 || picture.height === 0) return false;
  return picture.frameRate === 0 || picture.frameRate >= taken.framesPerSecondAtLeast;
}

function damaged(): Refusal {
  return new Refusal('upload-refused', {}, [problem('film-damaged', 'video')]);
}

/** A sound has a frame after the other, and words before and behind by right. */
async function checkParts(path: string, demuxer: Demuxer): Promise<Awaited<ReturnType<typeof checkBoxes>>> {
  if (demuxer === 'mp3') return 'whole';
  return demuxer === 'mov' ? checkBoxes(path) : checkElements(path);
}
