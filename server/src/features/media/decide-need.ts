// Decide what a film's conversions must fit: one for each need of the chosen channels, and the same one for those that need the same.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { videoUnderBytes } from '@herald/contract/constants.ts';
import { listFilmReasons } from '@herald/contract/film-reasons.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { planConversion, type Need } from '../../video/plan-conversion.ts';

/** Full HD and less than a gigabyte, where no channel says otherwise. */
const plain: Need = { longSide: 1_920, shortSide: 1_080, atMostBytes: videoUnderBytes - 1 };

/** The name tells needs apart; `channels` are the names of those whom it serves, none where nobody is chosen. */
export type NamedNeed = { readonly need: Need; readonly name: string; readonly channels: readonly string[] };
type Film = { readonly url: string; readonly sizeBytes: number; readonly properties: VideoProperties };

/**
 * The largest first. Empty where every chosen channel takes the film as it is; `isWanted`: then one all the same, which every
 * chosen channel takes.
 */
export function decideNeed(film: Film, rules: readonly ChannelRules[], isWanted = false): NamedNeed[] {
  const needs = listNeeds(film, rules);
  return needs.length === 0 && isWanted ? [named(narrowed(rules))] : needs;
}

function listNeeds(film: Film, rules: readonly ChannelRules[]): NamedNeed[] {
  const takers = rules.filter(({ video }) => video !== null);
  if (takers.length === 0) return listFilmReasons(film, []).length > 0 ? [named(plain)] : [];
  const needs = new Map<string, NamedNeed>();
  for (const rule of takers.filter((one) => listFilmReasons(film, [one]).length > 0)) {
    const { name, need } = named(needOf(film.properties, rule));
    const channels = [...(needs.get(name)?.channels ?? []), rule.name];
    needs.set(name, { name, need, channels });
  }
  return [...needs.values()].toSorted((one, other) => weigh(other.need) - weigh(one.need));
}

/** Whatever limit makes no difference to this film is left out, so that two channels share what both can take. */
function needOf(properties: VideoProperties, rule: ChannelRules): Need {
  const need = narrowed([rule]);
  const plan = planConversion(properties, need);
  const same = (other: Need) => {
    const made = planConversion(properties, other);
    return made?.filters === plan?.filters && made?.maxKilobits === plan?.maxKilobits;
  };
  const ofAnySize = { ...need, atMostBytes: plain.atMostBytes };
  const sized = same(ofAnySize) ? ofAnySize : need;
  const ofAnySide = { ...plain, atMostBytes: sized.atMostBytes };
  return same(ofAnySide) ? ofAnySide : sized;
}

function narrowed(rules: readonly ChannelRules[]): Need {
  const films = rules.flatMap(({ video }) => video ?? []);
  // Some limit only how wide it is; one that stands upright is fitted by its long side too, which costs it little.
  const sides = films.flatMap(({ shape }) => [shape?.sides?.most ?? [], shape?.wideAtMost ?? []].flat());
  const sizes = films.flatMap((film) =>
    film.sizes.flatMap(({ types, atMostBytes }) => (types.includes('mp4') ? [atMostBytes] : [])),
  );
  return {
    longSide: Math.min(plain.longSide, ...sides),
    shortSide: Math.min(plain.shortSide, ...sides),
    atMostBytes: Math.min(plain.atMostBytes, ...sizes),
  };
}

function named(need: Need): NamedNeed {
  const { longSide, shortSide, atMostBytes } = need;
  return { need, name: `h264-${longSide}x${shortSide}-${atMostBytes}`, channels: [] };
}

function weigh({ longSide, shortSide, atMostBytes }: Need): number {
  return longSide * shortSide + atMostBytes / Number.MAX_SAFE_INTEGER;
}
