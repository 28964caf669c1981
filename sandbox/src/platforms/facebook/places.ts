// Facebook's search for places an audience can be limited to.
import type { Answer, Call } from '../../call.ts';
import { isAnswer, json } from '../../call.ts';
import { tokenOf } from './access.ts';
import { invalidParameter } from './answers.ts';
import { readFields, steering } from './fields.ts';
import type { Facebook } from './state.ts';

const KINDS = ['country', 'region', 'city', 'zip', 'geo_market', 'electoral_district', 'country_group'];
const LARGEST_LIMIT = 1_000;

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

/** `type=adgeolocation` alone: the other searches are for advertisers. */
export function searchPlaces(state: Facebook, call: Call): Answer {
  const token = tokenOf(state, call);
  if (isAnswer(token)) return token;
  const fields = readFields(call, {
    ...{ type: 'text', q: 'text', location_types: 'list' },
    ...{ country_code: 'text', region_id: 'id', match_country_code: 'boolean' },
  });
  if (isAnswer(fields)) return fields;
  const { type, q, location_types: kinds } = fields;
  if (type !== 'adgeolocation') return invalidParameter('Param type must be one of {adgeolocation}');
  if (typeof q !== 'string' || q === '') return invalidParameter('The parameter q is required');
  const asked = kinds ?? KINDS;
  if (!Array.isArray(asked) || asked.some((kind) => typeof kind !== 'string' || !KINDS.includes(kind)))
    return invalidParameter(`Param location_types must be an array of {${KINDS.join(', ')}}`);
  const limit = Number(steering(call, 'limit') ?? 8);
  if (!Number.isInteger(limit) || limit < 1 || limit > LARGEST_LIMIT)
    return invalidParameter('Param limit is out of range');
  const found = PLACES.filter(
    (place) => asked.includes(place.type) && place.name.toLowerCase().startsWith(q.toLowerCase()),
  );
  return json(200, { data: found.slice(0, limit).map((place) => ({ ...place })) });
}
