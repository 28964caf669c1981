// How long a Facebook text may be.
export const LONGEST_MESSAGE = 63_206;
export const LONGEST_PRESET_MESSAGE = 130;

export function lengthOf(message: string): number {
  return [...message].length;
}
