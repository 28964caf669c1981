// Which uploads of each field have not arrived, for while there are any on their way nothing is saved or sent (R-UPL-011).
import { useCallback, useState } from 'react';
import { allArrived, areAlike, type Unarrived } from '../../lib/unarrived.ts';

export const uploadFields = ['images', 'video', 'cover'] as const;
export type UploadField = (typeof uploadFields)[number];
export type Underway = Readonly<Record<UploadField, Unarrived>>;

export const nothingUnderway: Underway = {
  images: allArrived,
  video: allArrived,
  cover: allArrived,
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
