// The policy of one upload, asked for right before it.
import { mediaTypes } from '@herald/contract/content.ts';
import { mediaEndpoints } from '@herald/contract/endpoints/media.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import { call } from '../../lib/call.ts';
import { isFilm } from './choose-files.ts';

/** The row of the file shows the refusal, so no notice repeats it. */
export function askPolicy(file: File, signal: AbortSignal): Promise<UploadPolicy> {
  const { name, size } = file;
  const options = { signal, mute: 'all' } as const;
  if (!isFilm(file)) return call(mediaEndpoints.picturePolicy, { name, size }, options);
  const film = { name, size, type: 'video', mediaType: mediaTypes.video };
  return call(mediaEndpoints.mediaPolicy, film, options);
}
