// The shapes a crop offers: what the chosen channels want first, then the usual ones, each once.
import { hasRatio, type PictureArea } from '@herald/contract/picture-area.ts';
import type { WantedRatio } from '@herald/contract/wanted-ratios.ts';

const usual = ['16:9', '2.35:1', '1:1', '9:16', '4:5'] as const;

export function offeredRatios(wanted: readonly WantedRatio[]): readonly WantedRatio[] {
  const others = usual.filter((ratio) => !wanted.some((one) => one.ratio === ratio));
  return [...wanted, ...others.map((ratio) => ({ ratio, channels: [] }))];
}

/** What a cut was made in, where it is made again; else what the first channel wants; null is free. */
export function firstRatio(offered: readonly WantedRatio[], before: PictureArea | null): string | null {
  if (before) return offered.find(({ ratio }) => hasRatio(before, ratio))?.ratio ?? null;
  return offered.find(({ channels }) => channels.length > 0)?.ratio ?? null;
}
