// Plan the still of a film: from where it is taken, and what is done to the frame.
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import { fittedSize, toneFilters } from './picture-filters.ts';
import type { Still } from './video.ts';

/** Films begin in the dark: a little after that, and of some frames the one that is most like the others. What lies before is decoded too. */
const share = 0.1;
const secondsAtMost = 3;
const frames = 12;

/** Null where there is no picture. `sidePixels` is the longest side it may have. */
export function planStill(properties: VideoProperties, sidePixels: number): Still | null {
  const { picture, durationSeconds } = properties;
  const seen = seenSize(properties);
  if (!picture || !seen || seen.width === 0 || seen.height === 0) return null;
  const { width, height } = fittedSize(seen, { longSide: sidePixels, shortSide: sidePixels });
  return {
    atSeconds: Math.min(secondsAtMost, (durationSeconds ?? 0) * share),
    turned: picture.turned,
    // Made small first, for those it chooses from are held in memory together.
    filters: [
      `scale=${width}:${height}`,
      `thumbnail=n=${frames}`,
      ...toneFilters(picture.range),
      'format=rgb24',
    ].join(','),
  };
}
