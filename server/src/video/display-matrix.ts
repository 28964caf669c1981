// The matrix with which a film says how a player turns it (ISO 14496-12 §6.2.2), and the filters that do the same for good.

/** By how many degrees clockwise; `a` and `b` are the matrix's first two numbers, in any one unit. What lies between is rounded. */
export function turnOf(a: number, b: number): 0 | 90 | 180 | 270 {
  const quarter = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  if (quarter === 1) return 90;
  if (quarter === -1) return 270;
  return quarter === 0 ? 0 : 180;
}

export const turningFilters = {
  0: [],
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
} as const;

/** The matrix of a film that is not turned, as ffmpeg keeps it: nine numbers of 32 bits, the last in another unit. */
export function upright(): Buffer {
  const matrix = Buffer.alloc(36);
  matrix.writeInt32LE(0x0001_0000, 0);
  matrix.writeInt32LE(0x0001_0000, 16);
  matrix.writeInt32LE(0x4000_0000, 32);
  return matrix;
}
