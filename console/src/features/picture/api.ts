// What is asked of the server around a picture that is drawn anew: frames of a film, a part of a picture, a lighter copy, and of what it was made.
import { drawingEndpoints as drawing } from '@herald/contract/endpoints/drawing.ts';
import { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { PictureArea, PictureSize } from '@herald/contract/picture-area.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { rememberFile } from '../../lib/known-files.ts';

/** Of another department, or not ours at all: then there is nothing to be drawn, and nobody is told so. */
export function usePicture(url: string) {
  const asked = useQuery({
    queryKey: ['picture', url],
    queryFn: ({ signal }) => call(drawing.describePicture, { url }, { signal, mute: 'all' }),
    enabled: url !== '',
    staleTime: Infinity,
    retry: false,
  });
  const file = asked.data?.file;
  useEffect(() => {
    if (file) remember(file);
  }, [file]);
  return asked;
}

export function useFilmLength(videoUrl: string) {
  return useQuery({
    queryKey: ['film-length', videoUrl],
    queryFn: ({ signal }) =>
      call(transcodeEndpoints.queryVideoProperties, { videoUrl }, { signal, mute: 'all' }),
    staleTime: Infinity,
  });
}

export function useStrip(videoUrl: string) {
  return useQuery({
    queryKey: ['strip', videoUrl],
    queryFn: ({ signal }) => call(drawing.filmStrip, { videoUrl }, { signal, mute: 'all' }),
    staleTime: Infinity,
    retry: false,
  });
}

/** To look at, where the browser cannot play the film; the one before stays until the next is there. */
export function useSmallFrame(videoUrl: string, atMs: number) {
  return useQuery({
    queryKey: ['frame', videoUrl, atMs],
    queryFn: ({ signal }) =>
      call(drawing.drawFrame, { videoUrl, atMs, size: 'small' }, { signal, mute: 'all' }),
    staleTime: Infinity,
    retry: false,
    placeholderData: (before) => before,
  });
}

export function useDrawFrame(onDrawn: (url: string) => void) {
  return useMutation({
    mutationFn: (asked: { videoUrl: string; atMs: number }) =>
      call(drawing.drawFrame, { ...asked, size: 'whole' }),
    onSuccess: (file) => onDrawn(remember(file)),
  });
}

export function useCropPicture(onDrawn: (file: FileRecord) => void) {
  return useMutation({
    mutationFn: (asked: { url: string; area: PictureArea }) => call(drawing.cropPicture, asked),
    onSuccess: (file) => {
      remember(file);
      onDrawn(file);
    },
  });
}

export function useShrinkPicture(onDrawn: (file: FileRecord) => void) {
  return useMutation({
    mutationFn: (asked: { url: string; atMostBytes: number } & PictureSize) =>
      call(drawing.shrinkPicture, asked),
    onSuccess: (file) => {
      remember(file);
      onDrawn(file);
    },
  });
}

/** For the checks; answers its address. */
function remember({ url, size, width, height }: FileRecord): string {
  rememberFile(url, { sizeBytes: size, width, height });
  return url;
}
