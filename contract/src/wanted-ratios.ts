// In which shapes the chosen channels show a picture in its role: what a crop is offered first, with the channels it is for.
import type { ChannelRules } from './channels.ts';
import { coverLimitsOf, showsCover } from './check-cover.ts';
import { ratioValue } from './picture-area.ts';
import type { Post } from './post.ts';

/** As `16:9`, with the names of the channels that want it. */
export type WantedRatio = { readonly ratio: string; readonly channels: readonly string[] };

/** A bound so far out is no shape anybody would cut. */
const extreme = 4;

export function coverRatios(post: Post, rules: readonly ChannelRules[]): WantedRatio[] {
  return together(
    rules
      .filter((rule) => showsCover(post, rule))
      .flatMap((rule) =>
        coverLimitsOf(post, rule).flatMap(({ wants = [] }) => wants.map((ratio) => [ratio, rule.name])),
      ),
  );
}

/** The two ends of what is taken. */
export function imageRatios(rules: readonly ChannelRules[]): WantedRatio[] {
  return together(
    rules.flatMap(({ name, images: { shape } }) =>
      shape?.ratio ? [shape.ratio.least, shape.ratio.most].filter(isUsual).map((ratio) => [ratio, name]) : [],
    ),
  );
}

function isUsual(ratio: string): boolean {
  const value = ratioValue(ratio);
  return value < extreme && value > 1 / extreme;
}

function together(wishes: readonly (readonly string[])[]): WantedRatio[] {
  const byRatio = new Map<string, string[]>();
  for (const [ratio = '', name = ''] of wishes) byRatio.set(ratio, [...(byRatio.get(ratio) ?? []), name]);
  return [...byRatio].map(([ratio, channels]) => ({ ratio, channels }));
}
