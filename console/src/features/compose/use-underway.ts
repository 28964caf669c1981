// How many uploads of each block are not finished, for while there are any nothing is saved or sent (R-UPL-011).
import { useCallback, useState } from 'react';

export const uploadFields = ['images', 'video', 'cover'] as const;
export type UploadField = (typeof uploadFields)[number];
export type Underway = Readonly<Record<UploadField, number>>;

export const nothingUnderway: Underway = { images: 0, video: 0, cover: 0 };

export function useUnderway() {
  const [underway, setUnderway] = useState(nothingUnderway);
  const onUnfinished = useCallback(
    (field: UploadField, count: number) =>
      setUnderway((before) => (before[field] === count ? before : { ...before, [field]: count })),
    [],
  );
  return { underway, isUploading: uploadFields.some((field) => underway[field] > 0), onUnfinished };
}
