// Decide what a conversion must fit: full HD and less than a gigabyte, or the strictest of the chosen channels.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { videoUnderBytes } from '@herald/contract/constants.ts';
import type { Need } from '../../video/plan-conversion.ts';

const fullHd = { longSide: 1_920, shortSide: 1_080 };

/** Of the chosen channels' rules. The name tells needs apart. */
export function decideNeed(rules: readonly ChannelRules[]): { need: Need; name: string } {
  const films = rules.flatMap(({ video }) => video ?? []);
  const sides = films.flatMap(({ shape }) => shape?.sides?.most ?? []);
  const sizes = films.flatMap((film) =>
    film.sizes.flatMap(({ types, atMostBytes }) => (types.includes('mp4') ? [atMostBytes] : [])),
  );
  const need = {
    longSide: Math.min(fullHd.longSide, ...sides),
    shortSide: Math.min(fullHd.shortSide, ...sides),
    atMostBytes: Math.min(videoUnderBytes - 1, ...sizes),
  };
  return { need, name: `h264-${need.longSide}x${need.shortSide}-${need.atMostBytes}` };
}
