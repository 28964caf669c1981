// Copy a stored film's streams into a file of its own, without what else its file holds (hostile.md U03); the old bytes are the caller's to remove.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from '@herald/contract/problems.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { checkBoxes } from '../../video/check-boxes.ts';
import { checkElements } from '../../video/check-elements.ts';
import { throwOurFault } from '../../video/our-fault.ts';
import type { Demuxer } from '../../video/video.ts';
import { admitFilm } from './admit-film.ts';
import { borrowFile } from './borrow-file.ts';
import { borrowFolder } from './borrow-folder.ts';
import { composeCopiedKey } from './compose-copied-key.ts';

export type CopiedFilm = {
  readonly key: string;
  readonly sizeBytes: number;
  readonly md5: string;
  readonly sha256: string;
  readonly properties: VideoProperties;
};
type Uploaded = { readonly key: string; readonly name: string; readonly ending: string };
/** `found`: what was read of it, without a length where nobody wrote one. */
type Source = Uploaded & { readonly demuxer: Demuxer; readonly found: VideoProperties | null };

/** Sound that only QuickTime knows, as some cameras put it into an MP4, stays in QuickTime's own kind of file. */
const endingsFor: Readonly<Record<string, readonly string[]>> = { mp4: ['mp4', 'mov'] };
const lengthApartSeconds = 0.2;
const lengthApart = 0.02;

/** Throws FilmUnread, or that the disk is full, where the film is not to blame; refuses where it cannot be taken apart, and where the copy shows that it is none of those we take. */
export async function copyFilm(
  context: Context,
  upload: Uploaded,
  read: Pick<Source, 'demuxer' | 'found'>,
): Promise<CopiedFilm> {
  const source = { key: upload.key, name: upload.name, ending: upload.ending, ...read };
  return borrowFolder(context, async (folder) => {
    const made = await borrowFile(context, source.key, (path) => copyTo(context, { folder, path, source }));
    if (!made) throw new Refusal('upload-refused', {}, [problem('film-holds-more', 'video')]);
    admitFilm(made.properties, source);
    return { ...(await keepCopy(context.files, source.key, made.path)), properties: made.properties };
  });
}

/** Beside what others left, or are still writing: the store gives a key to one. What nobody recorded goes with the upload. */
async function keepCopy(files: Context['files'], uploadKey: string, path: string) {
  const { size } = await stat(path);
  for (let attempt = 1; ; attempt += 1) {
    const key = composeCopiedKey(uploadKey, attempt);
    if ((await files.size(key)) !== null) continue;
    try {
      const { sizeBytes, md5, sha256 } = await files.write(key, createReadStream(path), size);
      return { key, sizeBytes, md5, sha256 };
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

type Copying = { readonly folder: string; readonly path: string; readonly source: Source };

async function copyTo({ video, log }: Context, { folder, path, source }: Copying) {
  const { key, ending, demuxer } = source;
  for (const kind of endingsFor[ending] ?? [ending]) {
    const to = join(folder, `copied.${kind}`);
    const copied = await video.copy({ path, demuxer }, to);
    const probed = copied.kind === 'done' ? await video.probe({ path: to, demuxer }, 'patient') : null;
    const isCopy = probed?.kind === 'read' && isSame(probed.properties, source.found);
    if (isCopy && (await (demuxer === 'mov' ? checkBoxes : checkElements)(to)) === 'whole')
      return { path: to, properties: probed.properties };
    log.warn({ key, kind, said: copied.said, probed }, 'the streams of a film could not be copied');
    throwOurFault(probed ?? copied);
  }
  return null;
}

/** A copy that broke off plays too, and is shorter; where the film does not say its length, that its copying ended well must do. */
function isSame(made: VideoProperties, source: VideoProperties | null): boolean {
  if (!source || made.durationSeconds === null) return false;
  const length = source.durationSeconds ?? made.durationSeconds;
  const isLong =
    Math.abs(made.durationSeconds - length) <= Math.max(lengthApartSeconds, length * lengthApart);
  return (
    isLong &&
    made.picture?.codec === source.picture?.codec &&
    made.sound?.codec === source.sound?.codec &&
    made.picture?.turned === source.picture?.turned &&
    made.picture?.range === source.picture?.range
  );
}
