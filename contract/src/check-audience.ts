// Check the places a post is limited to: one that lies inside another of them is refused (channels.md §1.6).
import { problemOf } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import type { Post } from './post.ts';
import type { Problem } from './problems.ts';
import { readRegions, type Region } from './regions.ts';

/** What cannot be read is refused where it is sent. */
export function checkAudience({ audience }: Post, rules: ChannelRules): Problem[] {
  const { placesApart } = rules;
  if (!placesApart || !audience) return [];
  const places = readRegions(audience.regions) ?? [];
  return places.flatMap((place) => {
    const outer = places.find((other) => liesIn(place, other));
    const figures = { place: place.name, outer: outer?.name ?? '', by: placesApart.by };
    return outer ? [problemOf(rules, 'places-overlap', 'choices', figures)] : [];
  });
}

/** Places that were chosen before their country was kept are told by the names that stand beside theirs. */
function liesIn(place: Region, outer: Region): boolean {
  if (outer.type === 'country' && place.type !== 'country')
    return place.country_code === undefined ? place.region === outer.name : place.country_code === outer.key;
  const isFiner = outer.type === 'region' && place.type !== 'region' && place.type !== 'country';
  return isFiner && place.region === outer.name && place.country_code === outer.country_code;
}
