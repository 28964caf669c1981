// How wide a film's pixels are shown, by their height: broadcast and DV store a picture narrower or wider than it is seen.

/** What no camera writes is no ratio, and would make a picture of one line. */
const most = 8;

/** 1 where nothing is said. */
export function pixelAspect(over: number, under: number): number {
  const ratio = over / under;
  return ratio >= 1 / most && ratio <= most ? ratio : 1;
}
