// Inspect a stored film or sound: what is truly in it, or why it is refused (hostile.md U03, U09 to U14).
import { problem } from '@herald/contract/problems.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkBoxes } from '../../video/check-boxes.ts';
import { checkElements } from '../../video/check-elements.ts';
import { FilmUnread, type Demuxer, type Film, type Probed } from '../../video/video.ts';
import { admitFilm } from './admit-film.ts';
import { borrowFile } from './borrow-file.ts';
import { borrowIndex } from './borrow-index.ts';
import { findDemuxer } from './find-demuxer.ts';
import { identifyFile } from './identify-file.ts';

type Stored = { readonly key: string; readonly name: string; readonly ending: string };

/**
 * `properties` are null where nothing here reads films: the file is then taken as it is, and judged by the platforms. `isToCopy`:
 * there is something in the file beside the film, or its head does not say how long it is, as a browser records it; what is read
 * of the copy must be admitted then.
 */
export type Inspected = {
  readonly properties: VideoProperties | null;
  readonly demuxer: Demuxer;
  readonly isToCopy: boolean;
};

/** Throws FilmUnread where nobody came to it: what was sent in chunks is kept for whoever asks again. */
export async function inspectFilm(context: Context, { key, name, ending }: Stored): Promise<Inspected> {
  const kind = identifyFile(ending);
  const demuxer = findDemuxer(kind?.mimeType ?? '');
  if (!kind || !demuxer) throw new Refusal('file-not-what-it-says', { name, type: ending });
  const look = async (path: string) => {
    const boxes = await checkParts(path, demuxer);
    return { boxes, probed: boxes === 'cut-off' ? null : await probePatiently(context, { path, demuxer }) };
  };
  // Nothing is refused for frames that were not fetched.
  const lookAtIndex = async (path: string) => {
    const seen = await look(path);
    return seen.probed?.kind === 'read' ? seen : null;
  };
  const index = demuxer === 'mov' ? await borrowIndex(context, key, lookAtIndex) : null;
  const { boxes, probed } = index ?? (await borrowFile(context, key, look));
  if (!probed) throw refused('film-damaged');
  if (boxes === 'subtitled') throw refused('film-subtitled');
  if (probed.kind === 'read') {
    const { properties } = probed;
    if (isLive(properties)) return { demuxer, properties, isToCopy: true };
    admitFilm(properties, { name, ending });
    return { demuxer, properties, isToCopy: boxes === 'holds-more' };
  }
  context.log.warn({ key, said: probed.said, tool: context.video.tool }, 'a film was not read');
  if (probed.kind === 'unable' && context.video.tool !== 'none') throw new FilmUnread(probed.said);
  if (probed.kind === 'unable') return { demuxer, properties: null, isToCopy: boxes === 'holds-more' };
  throw refused('film-damaged');
}

/** A machine that is busy gets more time: of a film that came in chunks is answered meanwhile that it is still looked at. */
async function probePatiently({ video }: Context, film: Film): Promise<Probed> {
  const probed = await video.probe(film);
  const isAskedAgain = probed.kind === 'unable' && video.tool !== 'none';
  return isAskedAgain ? video.probe(film, 'patient') : probed;
}

/** Written while it was recorded, before anybody knew its length; other formats say it of every frame. */
function isLive({ container, durationSeconds, picture }: VideoProperties): boolean {
  return container === 'matroska' && durationSeconds === null && picture !== null;
}

function refused(why: 'film-damaged' | 'film-subtitled'): Refusal {
  return new Refusal('upload-refused', {}, [problem(why, 'video')]);
}

/** A sound has a frame after the other, and words before and behind by right. */
async function checkParts(path: string, demuxer: Demuxer): Promise<Awaited<ReturnType<typeof checkBoxes>>> {
  if (demuxer === 'mp3') return 'whole';
  return demuxer === 'mov' ? checkBoxes(path) : checkElements(path);
}
