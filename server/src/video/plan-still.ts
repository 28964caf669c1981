// Plan a still: the size of a picture drawn of a film, upright, in colours every screen shows.
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import { fittedSize, toneFilters } from './picture-filters.ts';
import type { Still } from './video.ts';

/** From where a film is read for a still: a key frame may stand earlier in the file than frames that are shown before it. */
export function readFrom(atSeconds: number): number {
  return Math.max(0, atSeconds - 0.5);
}

/** `longSide` in pixels, never more than the film has. Null where there is no picture. */
export function planStill(properties: VideoProperties, longSide: number): Still | null {
  const { picture } = properties;
  const seen = seenSize(properties);
  if (!picture || !seen || seen.width === 0 || seen.height === 0) return null;
  const { width, height } = fittedSize(seen, { longSide, shortSide: longSide }, 1);
  return {
    turned: picture.turned,
    filters: [`scale=${width}:${height}`, 'setsar=1', ...toneFilters(picture.range), 'format=rgb24'].join(
      ',',
    ),
  };
}
