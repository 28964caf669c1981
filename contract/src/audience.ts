// Whom a post is limited to, as a composition keeps it: an age and places (document 1 §3 and §4).
import type { Composition } from './content.ts';
import { readRegions } from './regions.ts';

/** R-ENT-026: everybody, or some alone. */
export const audiences = { everybody: 1, some: 2 } as const;

/** R-ENT-023, R-FB-021: in years; beside them everyone, which is null. */
export const audienceAges = [15, 18, 21, 25] as const;

/** `area` is what the composer writes; where it says nothing `fb_area` counts, as earlier content has it (C-98). */
export function keptPlaces({ area, fb_area: before }: Pick<Composition, 'area' | 'fb_area'>): unknown {
  const saysNothing = readRegions(area)?.length === 0;
  return saysNothing ? (before ?? area) : area;
}
