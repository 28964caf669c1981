// Whom a Facebook post is for: read from a composition, and written into it.
import { keptPlaces } from '@herald/contract/audience.ts';
import type { Composition } from '@herald/contract/content.ts';
import { readRegions, type Region } from '@herald/contract/regions.ts';

/** An age in years, null for every age; no place for every place. */
export type Audience = { readonly age: number | null; readonly places: readonly Region[] };

export const nobodyExcluded: Audience = { age: null, places: [] };

/** Null for a public post; places that cannot be read are none here, and the checks say so. */
export function audienceIn(content: Composition): Audience | null {
  const given = Number(content.age ?? 0);
  const age = Number.isInteger(given) && given > 0 ? given : null;
  const kept = keptPlaces(content) ?? null;
  return age === null && kept === null ? null : { age, places: readRegions(kept) ?? [] };
}

/** R-STATE-008: a public post has neither age nor area; what earlier content kept beside them goes with them. */
export function limitedTo(content: Composition, audience: Audience | null): Composition {
  return {
    ...content,
    age: audience?.age ?? null,
    area: audience === null ? null : [...audience.places],
    ...(content.fb_area == null ? {} : { fb_area: null }),
  };
}

/** R-FB-023; null takes the feeling away. */
export function felt(
  attributes: Composition['extendAttributes'],
  feeling: ChosenFeeling | null,
): Composition['extendAttributes'] {
  const others = attributes.filter(({ itemName }) => !feelingNames.some((name) => name === itemName));
  if (feeling === null) return others;
  const chosen = feelingNames.map((itemName) => ({ itemName, value: feeling[itemName] }));
  return [...others, ...chosen.filter(({ value }) => value !== '')];
}

const feelingNames = ['ogActionTypeId', 'ogObjectId', 'ogIconId'] as const;
export type ChosenFeeling = Readonly<Record<(typeof feelingNames)[number], string>>;
