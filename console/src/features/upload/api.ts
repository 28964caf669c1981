// The policy of one upload, asked for right before it.
import { mediaEndpoints } from '@herald/contract/endpoints/media.ts';
import type { UploadPolicy } from '@herald/contract/media.ts';
import { call } from '../../lib/call.ts';

/** The row of the file shows the refusal, so no notice repeats it. */
export function askPolicy(file: File, signal: AbortSignal): Promise<UploadPolicy> {
  return call(mediaEndpoints.picturePolicy, { name: file.name, size: file.size }, { signal, mute: 'all' });
}
