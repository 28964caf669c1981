// A part of a picture in whole pixels, and the arithmetic of cropping: of a ratio, inside the picture, rounded so that it stays both.
import { z } from 'zod';

const place = z.number().int().min(0).max(100_000);
const length = z.number().int().min(1).max(100_000);

/** In pixels of the picture as it is seen, upright; from its upper left corner. */
export const PictureArea = z.object({ x: place, y: place, width: length, height: length });
export type PictureArea = z.infer<typeof PictureArea>;

export type PictureSize = { readonly width: number; readonly height: number };

/** `4:5` is 0.8. */
export function ratioValue(ratio: string): number {
  const [wide = '1', high = '1'] = ratio.split(':');
  return Number(wide) / Number(high);
}

/** As near to the ratio as whole pixels come: either side may be off by one. */
export function hasRatio({ width, height }: PictureSize, ratio: string): boolean {
  const value = ratioValue(ratio);
  return Math.abs(width - height * value) <= 1 || Math.abs(height - width / value) <= 1;
}

export function isInside({ x, y, width, height }: PictureArea, size: PictureSize): boolean {
  return x + width <= size.width && y + height <= size.height;
}

/** The largest of a ratio, in the middle; of none, the whole picture. */
export function largestArea(size: PictureSize, ratio: string | null): PictureArea {
  return areaNear({ x: 0, y: 0, ...size }, size, ratio);
}

/** What a pointer drew, in pixels and parts of them, as the nearest area of whole pixels that has the ratio and lies inside. */
export function areaNear(drawn: PictureArea, size: PictureSize, ratio: string | null): PictureArea {
  const { width, height } = sidesNear(drawn, size, ratio);
  const [x, y] = [drawn.x + (drawn.width - width) / 2, drawn.y + (drawn.height - height) / 2];
  return {
    x: between(0, Math.round(x), size.width - width),
    y: between(0, Math.round(y), size.height - height),
    width,
    height,
  };
}

/** From the longer side, for there a pixel weighs least; where the other has no room, from that. */
function sidesNear(drawn: PictureSize, size: PictureSize, ratio: string | null): PictureSize {
  const wide = between(1, Math.round(drawn.width), size.width);
  const high = between(1, Math.round(drawn.height), size.height);
  if (ratio === null) return { width: wide, height: high };
  const value = ratioValue(ratio);
  const [forWide, forHigh] = [Math.round(wide / value), Math.round(high * value)];
  const height = between(1, forWide, size.height);
  const width = between(1, forHigh, size.width);
  if (value >= 1)
    return { width: height === forWide ? wide : between(1, Math.round(height * value), size.width), height };
  return { width, height: width === forHigh ? high : between(1, Math.round(width / value), size.height) };
}

/** How many times smaller it is than the largest of its shape: 1 is all that fits. */
export function zoomOf(area: PictureArea, size: PictureSize): number {
  return Math.min(size.width / area.width, size.height / area.height);
}

/** About its middle; of a free area the shape stays as it is. */
export function zoomed(
  area: PictureArea,
  size: PictureSize,
  ratio: string | null,
  zoom: number,
): PictureArea {
  const by = zoomOf(area, size) / zoom;
  const [width, height] = [area.width * by, area.height * by];
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2];
  return areaNear({ x, y, width, height }, size, ratio);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
