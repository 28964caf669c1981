// Check whom a post is limited to: an age and places the channel knows, each once, none inside another (channels.md §1.6).
import { problemOf } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import type { Post } from './post.ts';
import type { Problem } from './problems.ts';
import { readRegions, type Region } from './regions.ts';

const shownAtMost = 60;

export function checkAudience({ audience: asked }: Post, rules: ChannelRules): Problem[] {
  const { audience: allowed } = rules;
  if (!allowed || !asked) return [];
  const { ages, by } = allowed;
  const { ageMin } = asked;
  const isAge = ageMin === null || (typeof ageMin === 'number' && ages.includes(ageMin));
  const value = [...String(ageMin)].slice(0, shownAtMost).join('');
  return [
    ...(isAge ? [] : [problemOf(rules, 'age-unknown', 'choices', { value, options: ages.join(' / '), by })]),
    ...checkPlaces(asked.regions, rules, allowed),
  ];
}

function checkPlaces(
  kept: unknown,
  rules: ChannelRules,
  allowed: NonNullable<ChannelRules['audience']>,
): Problem[] {
  const { placeTypes, by } = allowed;
  const places = readRegions(kept);
  if (!places) return [problemOf(rules, 'places-unreadable', 'choices')];
  return places.flatMap((place, index) => {
    if (!placeTypes.includes(place.type))
      return [problemOf(rules, 'place-unknown', 'choices', { place: place.name, by })];
    if (!hasKey(place, allowed)) {
      const key = [...place.key].slice(0, shownAtMost).join('');
      return [problemOf(rules, 'place-key-wrong', 'choices', { place: place.name, type: place.type, key })];
    }
    if (places.slice(0, index).some((before) => before.type === place.type && before.key === place.key))
      return [problemOf(rules, 'place-twice', 'choices', { place: place.name, by })];
    const outer = places.find((other) => liesIn(place, other));
    const figures = { place: place.name, outer: outer?.name ?? '', by };
    return outer ? [problemOf(rules, 'places-overlap', 'choices', figures)] : [];
  });
}

/** Whether its key looks as the platform's keys of such places do. */
export function hasKey(
  { type, key }: Region,
  { placeKeys }: Pick<NonNullable<ChannelRules['audience']>, 'placeKeys'>,
): boolean {
  return new RegExp(placeKeys[type] ?? '^').test(key);
}

/** Places that were chosen before their country was kept are told by the names that stand beside theirs. */
function liesIn(place: Region, outer: Region): boolean {
  if (outer.type === 'country' && place.type !== 'country')
    return place.country_code === undefined ? place.region === outer.name : place.country_code === outer.key;
  const isFiner = outer.type === 'region' && place.type !== 'region' && place.type !== 'country';
  return isFiner && place.region === outer.name && place.country_code === outer.country_code;
}
