// What Facebook checks in the optional fields of a post: times, audience, place, feeling.
import type { Answer } from '../../call.ts';
import type { Json, JsonRecord } from '../../json.ts';
import { isRecord, numberAt, textAt } from '../../json.ts';
import { knowsPlace, liesIn } from '../../places.ts';
import { invalidParameter } from './answers.ts';

const GRANULARITIES = ['year', 'month', 'day', 'hour', 'min', 'none'];
const TARGETING = new Set([
  'age_min',
  'geo_locations',
  'locales',
  'excluded_countries',
  'excluded_regions',
  'excluded_cities',
  'excluded_zipcodes',
  'timezones',
]);
const FEED_TARGETING = new Set([
  'age_min',
  'age_max',
  'genders',
  'college_years',
  'education_statuses',
  'relationship_statuses',
  'interests',
  'locales',
  'geo_locations',
]);
const PLACES = new Map([
  ['countries', 'country'],
  ['regions', 'region'],
  ['cities', 'city'],
  ['zips', 'zip'],
]);

/** Of two documented maxima (30 and 75 days) the stricter holds here. */
const SOONEST_MS = 10 * 60_000;
const LATEST_MS = 30 * 86_400_000;

export function problemWithExtras(fields: JsonRecord, published: boolean, nowMs: number): Answer | undefined {
  return (
    problemWithTimes(fields, published, nowMs) ??
    problemWithAudience(fields, 'targeting', TARGETING) ??
    problemWithAudience(fields, 'feed_targeting', FEED_TARGETING) ??
    problemWithCompany(fields)
  );
}

function problemWithTimes(fields: JsonRecord, published: boolean, nowMs: number): Answer | undefined {
  const scheduled = numberAt(fields, 'scheduled_publish_time');
  if (scheduled !== undefined) {
    if (published) return invalidParameter('You cannot specify a scheduled publish time on a published post');
    if (scheduled < nowMs + SOONEST_MS || scheduled > nowMs + LATEST_MS) {
      return invalidParameter('The specified scheduled publish time is invalid.', 1363040);
    }
  }
  const backdated = numberAt(fields, 'backdated_time');
  if (backdated !== undefined && backdated > nowMs)
    return invalidParameter('Param backdated_time must lie in the past');
  const granularity = textAt(fields, 'backdated_time_granularity');
  if (granularity === undefined) return undefined;
  if (backdated === undefined) return invalidParameter('backdated_time_granularity requires backdated_time');
  if (GRANULARITIES.includes(granularity)) return undefined;
  return invalidParameter(`Param backdated_time_granularity must be one of {${GRANULARITIES.join(', ')}}`);
}

function problemWithAudience(fields: JsonRecord, name: string, known: Set<string>): Answer | undefined {
  const audience = fields[name];
  if (!isRecord(audience)) return undefined;
  const unknown = Object.keys(audience).find((key) => !known.has(key));
  if (unknown !== undefined)
    return invalidParameter(`Invalid keys "${unknown}" were found in param "${name}".`);
  const ageMin = audience['age_min'];
  const ages =
    name === 'targeting' ? [13, 15, 18, 21, 25] : Array.from({ length: 53 }, (_, index) => index + 13);
  if (ageMin !== undefined && (typeof ageMin !== 'number' || !ages.includes(ageMin))) {
    return invalidParameter(`Param ${name}[age_min] must be one of {${ages.join(', ')}}`);
  }
  const places = audience['geo_locations'];
  if (places === undefined) return undefined;
  if (!isRecord(places)) return invalidParameter(`Param ${name}[geo_locations] must be an object`);
  return problemWithPlaces(places, name);
}

function problemWithPlaces(places: JsonRecord, name: string): Answer | undefined {
  for (const [kind, list] of Object.entries(places)) {
    const singular = PLACES.get(kind);
    if (singular === undefined)
      return invalidParameter(`Invalid keys "${kind}" were found in param "${name}[geo_locations]".`);
    if (!Array.isArray(list))
      return invalidParameter(`Param ${name}[geo_locations][${kind}] must be an array`);
    // Of countries every code is one; other places must be found by the search.
    const isRight = (item: Json): boolean =>
      kind === 'countries'
        ? typeof item === 'string' && /^[A-Z]{2}$/.test(item)
        : isRecord(item) && knowsPlace(singular, textAt(item, 'key') ?? '');
    if (!list.every(isRight))
      return invalidParameter(`Param ${name}[geo_locations][${kind}] holds an invalid location`);
  }
  const keys = Object.values(places).flatMap((list) => (Array.isArray(list) ? list.map(keyOf) : []));
  const overlaps = keys.some((one) => keys.some((other) => liesIn(one, other)));
  if (overlaps) return invalidParameter('Some of your locations overlap. Try removing a location.');
  return undefined;
}

function keyOf(item: Json): string {
  if (typeof item === 'string') return item;
  return isRecord(item) ? (textAt(item, 'key') ?? '') : '';
}

function problemWithCompany(fields: JsonRecord): Answer | undefined {
  if (fields['tags'] !== undefined && fields['place'] === undefined)
    return invalidParameter('tags require a place');
  const hasAction = fields['og_action_type_id'] !== undefined;
  const hasObject = fields['og_object_id'] !== undefined;
  if (hasAction !== hasObject)
    return invalidParameter('og_action_type_id and og_object_id must be given together');
  if (fields['og_icon_id'] !== undefined && !hasAction)
    return invalidParameter('og_icon_id requires og_action_type_id');
  return undefined;
}

/** Domains that are verified for every page here, with their subdomains. */
const OWNED = ['example.com', 'example.org', 'harbour.example'];

export function problemWithPicture(fields: JsonRecord, link: string | undefined): Answer | undefined {
  const picture = textAt(fields, 'picture');
  if (picture === undefined) return undefined;
  if (link === undefined) return invalidParameter('picture requires link');
  const { hostname } = new URL(link);
  if (!OWNED.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)))
    return invalidParameter(
      'Only owners of the URL have the ability to specify the picture, name, thumbnail or description params.',
    );
  const isAddress = URL.canParse(picture) && /^https?:$/.test(new URL(picture).protocol);
  return isAddress ? undefined : invalidParameter('Param picture must be a valid URL');
}
