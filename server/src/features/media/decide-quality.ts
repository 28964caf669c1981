// Decide how a JPEG is written anew: with the very table its own pixels were rounded by, so that hardly anything is rounded twice.

/** The quality a JPEG of no known table is written in: its loss is not seen. */
const best = 95;
const leastOfOthers = 80;
const tableMarker = 0xdb;
const scanMarker = 0xda;

/** What quality 50 rounds brightness by, in the order a file has it (ITU-T T.81, K.1, in zigzag). */
const usual = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58,
  51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103,
  62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
];

/** 1 to 95, as encoders count. Of another's table about as good as it was, and a little better. */
export function decideQuality(jpeg: Buffer): number {
  const table = readTable(jpeg);
  if (!table) return best;
  const qualities = Array.from({ length: best }, (_, before) => before + 1);
  const same = qualities.find((one) => usual.every((step, at) => scaled(step, one) === table[at]));
  if (same !== undefined) return same;
  const coarseness = sum([...table]) / sum(usual);
  const alike = coarseness <= 1 ? 100 - 50 * coarseness : 50 / coarseness;
  return Math.round(Math.min(best, Math.max(leastOfOthers, alike + 5)));
}

function scaled(step: number, quality: number): number {
  const percent = quality < 50 ? Math.floor(5_000 / quality) : 200 - 2 * quality;
  return Math.min(255, Math.max(1, Math.floor((step * percent + 50) / 100)));
}

/** The one of brightness, which has no number but 0; null where it is not found in front of the picture. */
function readTable(jpeg: Buffer): Buffer | null {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const [marker, size] = [jpeg[at + 1], jpeg.readUInt16BE(at + 2)];
    if (marker === scanMarker) return null;
    if (marker === tableMarker && jpeg[at + 4] === 0 && size >= 67) return jpeg.subarray(at + 5, at + 69);
    at += 2 + size;
  }
  return null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
