// What is asked of the server around an upload: whether the file is there already, its policy, what stopped in the middle, and a video's conversion.
import { mediaTypes } from '@herald/contract/content.ts';
import { mediaEndpoints } from '@herald/contract/endpoints/media.ts';
import { transcodeEndpoints, type TranscodeProgress } from '@herald/contract/endpoints/transcode.ts';
import type { FileRecord, UploadPolicy } from '@herald/contract/media.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { call } from '../../lib/call.ts';
import { useEdition } from '../../lib/edition.ts';
import { isFilm } from './choose-files.ts';
import { conversionPollMs } from './film-state.ts';

/** The row of the file shows the refusal, so no notice repeats it. */
export function askPolicy(file: File, md5: string | null, signal: AbortSignal): Promise<UploadPolicy> {
  const { name, size } = file;
  const asked = { name, size, ...(md5 === null ? {} : { md5 }) };
  const options = { signal, mute: 'all' } as const;
  if (!isFilm(file)) return call(mediaEndpoints.picturePolicy, asked, options);
  return call(mediaEndpoints.mediaPolicy, { ...asked, type: 'video', mediaType: mediaTypes.video }, options);
}

export function askStored(file: File, md5: string, signal: AbortSignal): Promise<FileRecord | null> {
  const { name, size } = file;
  return call(mediaEndpoints.storedFile, { name, size, md5 }, { signal, mute: 'all' });
}

const lookedAtPollMs = 5_000;
const unfinished = { queryKey: ['unfinished-uploads'] };

/** Those of an earlier window: this browser cannot keep the file itself, so its person chooses it again. */
export function useUnfinished(mayEdit: boolean) {
  return useQuery({
    ...unfinished,
    queryFn: () => call(mediaEndpoints.unfinishedUploads, {}, { mute: 'all' }),
    enabled: mayEdit,
    staleTime: Infinity,
    // Nobody tells when it is a file.
    refetchInterval: ({ state }) =>
      state.data?.some(({ isLookedAt }) => isLookedAt) ? lookedAtPollMs : false,
  });
}

export function useAbandon() {
  const memory = useQueryClient();
  return async (key: string) => {
    await call(mediaEndpoints.abandonUpload, { key });
    await memory.invalidateQueries(unfinished);
  };
}

/** What was received of a cancelled upload is not kept for later; that it is already gone is no matter. */
export async function abandon(key: string): Promise<void> {
  await call(mediaEndpoints.abandonUpload, { key }, { mute: 'all' }).catch(() => undefined);
}

/**
 * R-TRANS-001: every video is looked at; `channels` are the ids of the chosen ones, with commas between. Asked anew once the post
 * has one more of its conversions.
 */
export function useFilmCheck(videoUrl: string, channels: string, conversions: number) {
  return useQuery({
    queryKey: ['film', videoUrl, channels, conversions],
    queryFn: ({ signal }) =>
      call(transcodeEndpoints.queryH265, { videoUrl, channels }, { signal, mute: 'all' }),
    staleTime: Infinity,
    placeholderData: (before, asked) => (asked?.queryKey[1] === videoUrl ? before : undefined),
  });
}

/** Asked every five seconds while it is underway, in the simple edition every ten, and not once the screen is left (R-TRANS-006, R-TRANS-007, R-TRANS-010). */
export function useConversion(jobId: string | undefined, goesOn: (progress: TranscodeProgress) => boolean) {
  const pollMs = conversionPollMs[useEdition()];
  return useQuery({
    queryKey: ['conversion', jobId],
    queryFn: ({ signal }) =>
      call(transcodeEndpoints.queryPercent, { jobId: jobId ?? '' }, { signal, mute: 'all' }),
    enabled: jobId !== undefined,
    // What was never heard is asked for until it is; a job the server does not know is none.
    refetchInterval: ({ state }) => {
      if (isUnknownJob(state.error)) return false;
      return !state.data || goesOn(state.data) ? pollMs : false;
    },
  });
}

export function isUnknownJob(error: unknown): boolean {
  return error instanceof CallRefusal && error.code === 'not-found';
}

export function startConversion(videoUrl: string, channels: string): Promise<{ jobId: string }> {
  return call(transcodeEndpoints.transcode, { videoUrl, channels }, { mute: 'all' });
}

export function cancelConversion(jobId: string) {
  return call(transcodeEndpoints.cancelTranscode, { jobId });
}

/** Of a video that was taken out: it goes on for what else is saved with that, and that it could not be stopped harms nobody. */
export async function leaveConversion(jobId: string): Promise<void> {
  const asked = { jobId, ifUnused: true };
  await call(transcodeEndpoints.cancelTranscode, asked, { mute: 'all' }).catch(() => undefined);
}
