// The cut of a picture while it is chosen: its shape, the part that is kept, and how near that is.
import {
  areaNear,
  largestArea,
  zoomed,
  zoomOf,
  type PictureArea,
  type PictureSize,
} from '@herald/contract/picture-area.ts';
import type { WantedRatio } from '@herald/contract/wanted-ratios.ts';
import { useState } from 'react';
import { firstRatio } from './offered-ratios.ts';

/** Nothing smaller is of use as a cover. */
const sideAtLeast = 32;
const zoomAtMost = 8;

export type Cut = {
  readonly ratio: string | null;
  readonly area: PictureArea;
  readonly zoom: number;
  readonly nearest: number;
  readonly chooseRatio: (ratio: string | null) => void;
  /** In pixels of the picture, and parts of them. */
  readonly draw: (area: PictureArea) => void;
  readonly zoomTo: (zoom: number) => void;
  readonly takeAll: () => void;
};

export function useCut(size: PictureSize, before: PictureArea | null, offered: readonly WantedRatio[]): Cut {
  const [ratio, setRatio] = useState(() => firstRatio(offered, before));
  const [area, setArea] = useState(() => before ?? largestArea(size, ratio));
  const nearest = Math.max(1, Math.min(zoomAtMost, Math.min(size.width, size.height) / sideAtLeast));
  const chooseRatio = (next: string | null) => {
    setRatio(next);
    // Free begins with what stood before.
    if (next !== null) setArea(largestArea(size, next));
  };
  return {
    ratio,
    area,
    nearest,
    zoom: Math.min(nearest, zoomOf(area, size)),
    chooseRatio,
    draw: (drawn) => setArea(areaNear(drawn, size, ratio)),
    zoomTo: (zoom) => setArea((now) => zoomed(now, size, ratio, Math.max(1, Math.min(nearest, zoom)))),
    takeAll: () => {
      setRatio(null);
      setArea(largestArea(size, null));
    },
  };
}
