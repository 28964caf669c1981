// Check a picture's pixels: how wide to how high it is, how long its sides, how many in all. What is not known is not judged.
import { problemOf } from './channel-problem.ts';
import type { ChannelRules, Shape } from './channels.ts';
import type { FileFacts } from './file-facts.ts';
import { ratioValue } from './picture-area.ts';
import type { Field, Problem } from './problems.ts';

/** `name` is the file's own. */
export function checkShape(
  { width, height }: Pick<FileFacts, 'width' | 'height'>,
  name: string,
  shape: Shape,
  rules: ChannelRules,
  field: Field,
): Problem[] {
  if (!width || !height) return [];
  const measured = { name, width, height, by: shape.by };
  const { ratio, sides, pixelsBelow = Infinity, sidesTogetherAtMost = Infinity } = shape;
  const { wideAtMost = Infinity } = shape;
  const isOff =
    ratio && (width / height < ratioValue(ratio.least) || width / height > ratioValue(ratio.most));
  const isSmall = sides && Math.min(width, height) < sides.least;
  const isLarge = sides && Math.max(width, height) > sides.most;
  return [
    ...(ratio && isOff
      ? [problemOf(rules, 'picture-ratio', field, { ...measured, least: ratio.least, most: ratio.most })]
      : []),
    ...(sides && (isSmall || isLarge)
      ? [problemOf(rules, 'picture-sides', field, { ...measured, least: sides.least, most: sides.most })]
      : []),
    ...(width * height >= pixelsBelow
      ? [problemOf(rules, 'picture-pixels', field, { ...measured, limit: pixelsBelow })]
      : []),
    ...(width > wideAtMost
      ? [problemOf(rules, 'picture-too-wide', field, { ...measured, limit: wideAtMost })]
      : []),
    ...(width + height > sidesTogetherAtMost
      ? [problemOf(rules, 'picture-sides-together', field, { ...measured, limit: sidesTogetherAtMost })]
      : []),
  ];
}
