// What was chosen beside the words: who may see it, how somebody feels, and its earlier date (channels.md §1.2, §1.6, §1.7).
import { readBackdate } from '@herald/contract/backdate.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { hasKey } from '@herald/contract/check-audience.ts';
import { wrongId } from '@herald/contract/check-feeling.ts';
import type { Post } from '@herald/contract/post.ts';
import { readRegions, type Region } from '@herald/contract/regions.ts';
import type { Fields } from './ask.ts';
import { noticed, type Result } from './failure.ts';

/** Which ages and places the rules let a post be limited to, and which feelings they know. */
type Limits = Pick<ChannelRules, 'audience' | 'feelings'>;

const placesOf: Readonly<Record<string, string>> = { region: 'regions', city: 'cities', zip: 'zips' };

/** The form's fields for it. What cannot be read is refused: a post for adults must not reach everybody. */
export function choicesOf(post: Post, limits: Limits): Result<Fields> {
  const targeting = targetingOf(post.audience, limits.audience);
  if (!targeting.ok) return targeting;
  const { backdatedTime, feeling } = post;
  const earlier = backdatedTime === undefined ? null : readBackdate(backdatedTime);
  if (backdatedTime !== undefined && !earlier)
    return noticed('content', `The back-date ${backdatedTime} is no date`, 'backdate');
  if (feeling && wrongId(feeling, limits) !== undefined)
    return noticed('content', 'The feeling is none of Facebook’s', 'feeling');
  return {
    ok: true,
    value: {
      targeting: targeting.value,
      ...(earlier
        ? { backdated_time: Math.floor(earlier.getTime() / 1_000), backdated_time_granularity: 'min' }
        : {}),
      ...(feeling
        ? {
            og_action_type_id: feeling.actionId,
            og_object_id: feeling.objectId,
            og_icon_id: feeling.iconId === '' ? null : feeling.iconId,
          }
        : {}),
    },
  };
}

function targetingOf(audience: Post['audience'], limits: Limits['audience']): Result<string | null> {
  const { ages = [], placeTypes = [] } = limits ?? {};
  if (!audience) return { ok: true, value: null };
  const { ageMin, regions: kept } = audience;
  if (ageMin !== null && (typeof ageMin === 'string' || !ages.includes(ageMin)))
    return noticed('content', `The age must be one of ${ages.join(', ')}`, 'age');
  const regions = readRegions(kept);
  if (!regions) return noticed('content', 'The regions cannot be read', 'regions');
  const unknown = regions.find((one) => !placeTypes.includes(one.type) || (limits && !hasKey(one, limits)));
  if (unknown) return noticed('content', `A post cannot be limited to ${unknown.name}`, 'regions');
  const targeting = {
    ...(ageMin === null ? {} : { age_min: ageMin }),
    ...(regions.length === 0 ? {} : { geo_locations: placed(regions) }),
  };
  return { ok: true, value: Object.keys(targeting).length === 0 ? null : JSON.stringify(targeting) };
}

/** A country is its bare code, anything else its key. */
function placed(regions: readonly Region[]): Record<string, unknown> {
  const places: Record<string, unknown[]> = {};
  for (const { type, key } of regions) {
    const name = placesOf[type] ?? 'countries';
    places[name] = [...(places[name] ?? []), type === 'country' ? key : { key }];
  }
  return places;
}
