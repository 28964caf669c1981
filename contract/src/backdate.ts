// The outgoing back-date: the constant of C-46 is applied here and nowhere else.
import { backdateOffsetMs } from './constants.ts';
import { instantOf, wallClockOf } from './zoned-time.ts';

/** Whatever zone the newsroom has declared, this text was China's first (C-46). */
const zone = 'Asia/Shanghai';

/** As it travels: "YYYY-MM-DD HH:mm:ss", fifteen hours behind China. */
export function writeBackdate(instant: Date): string {
  return wallClockOf(new Date(instant.getTime() - backdateOffsetMs), zone);
}

/** Null when the text is no date. */
export function readBackdate(text: string): Date | null {
  const shifted = instantOf(text, zone);
  return shifted && new Date(shifted.instant.getTime() + backdateOffsetMs);
}
