// Which uploads of each field have not arrived, and whether the video is still being made ready: meanwhile nothing is saved or sent (R-UPL-011, R-TRANS-011).
import { useCallback, useState } from 'react';
import { allArrived, areAlike, type Unarrived } from '../../lib/unarrived.ts';

/** `conversion` is the video's, once that has arrived: only its own block follows it. */
export const uploadFields = ['images', 'video', 'cover', 'conversion'] as const;
export type UploadField = (typeof uploadFields)[number];
export type Underway = Readonly<Record<UploadField, Unarrived>>;

export const nothingUnderway: Underway = {
  images: allArrived,
  video: allArrived,
  cover: allArrived,
  conversion: allArrived,
};

export function useUnderway() {
  const [underway, setUnderway] = useState(nothingUnderway);
  const onUnfinished = useCallback(
    (field: UploadField, left: Unarrived) =>
      setUnderway((before) => (areAlike(before[field], left) ? before : { ...before, [field]: left })),
    [],
  );
  return { underway, isUploading: isUploading(underway), onUnfinished };
}

export function isUploading(underway: Underway): boolean {
  return uploadFields.some((field) => underway[field].open > 0);
}
