// Places the world's stand-ins know, for platforms that search them.
import type { JsonRecord } from './json.ts';

export const PLACE_KINDS = [
  'country',
  'region',
  'city',
  'zip',
  'geo_market',
  'electoral_district',
  'country_group',
];

interface Place {
  key: string;
  name: string;
  type: string;
  country_code?: string;
  country_name?: string;
  region?: string;
  region_id?: number;
  primary_city?: string;
  primary_city_id?: number;
  supports_region: boolean;
  supports_city: boolean;
}

const country = (key: string, name: string): Place => ({
  key,
  name,
  type: 'country',
  country_code: key,
  country_name: name,
  supports_region: true,
  supports_city: true,
});
const inside = { supports_region: true, supports_city: true };
const PLACES: readonly Place[] = [
  country('GB', 'United Kingdom'),
  country('US', 'United States'),
  country('ES', 'Spain'),
  country('JP', 'Japan'),
  country('CN', 'China'),
  {
    key: '3861',
    name: 'Kansas',
    type: 'region',
    country_code: 'US',
    country_name: 'United States',
    ...inside,
  },
  {
    key: '4081',
    name: 'England',
    type: 'region',
    country_code: 'GB',
    country_name: 'United Kingdom',
    ...inside,
  },
  {
    ...{ key: '2447439', name: 'Manhattan', type: 'city', country_code: 'US', country_name: 'United States' },
    ...{ region: 'Kansas', region_id: 3861, ...inside },
  },
  {
    ...{
      key: '816977',
      name: 'Manchester',
      type: 'city',
      country_code: 'GB',
      country_name: 'United Kingdom',
    },
    ...{ region: 'England', region_id: 4081, ...inside },
  },
  {
    ...{ key: 'US:66502', name: '66502', type: 'zip', country_code: 'US', country_name: 'United States' },
    ...{ region: 'Kansas', region_id: 3861, primary_city: 'Manhattan', primary_city_id: 2447439 },
    ...inside,
  },
];

/** Whether the search knows a place of this kind by this key. */
export function knowsPlace(kind: string, wanted: string): boolean {
  return PLACES.some(({ key, type }) => type === kind && key === wanted);
}

/** Whether one lies inside the other; a country is named by its code. Places nobody knows here lie nowhere. */
export function liesIn(innerKey: string, outerKey: string): boolean {
  const inner = PLACES.find(({ key, type }) => key === innerKey && type !== 'country');
  return inner !== undefined && (inner.country_code === outerKey || String(inner.region_id) === outerKey);
}

/** By the beginning of their names, in whatever case. */
export function findPlaces(words: string, kinds: readonly unknown[], atMost: number): JsonRecord[] {
  const begins = words.toLowerCase();
  return PLACES.filter(({ type, name }) => kinds.includes(type) && name.toLowerCase().startsWith(begins))
    .slice(0, atMost)
    .map((place) => ({ ...place }));
}
