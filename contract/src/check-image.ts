// Check one file of a post against one channel: a picture whole, of a video what both have in common.
import { megabytes, megabytesAtMost, problemOf as of } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import { checkShape } from './check-shape.ts';
import type { PostFile } from './post.ts';
import type { Field, Problem, ProblemCode } from './problems.ts';
import { whose } from './whose-limit.ts';

/** As a picture of the post; as a link's or a video's it is a cover (C-53). */
export function checkImage(image: PostFile, rules: ChannelRules): Problem[] {
  const { images } = rules;
  const isTaken = images.types.includes(image.ending);
  const type = { name: image.name, types: images.types.join(' '), by: images.by };
  return [
    ...(isTaken
      ? checkSize(image, rules, images.sizes, 'image-too-large', 'images')
      : [of(rules, 'image-type', 'images', type)]),
    ...(images.shape ? checkShape(image, image.name, images.shape, rules, 'images') : []),
    ...checkAltText(image, rules, images, 'images'),
  ];
}

export function checkAltText(
  { name, altText }: PostFile,
  rules: ChannelRules,
  {
    altText: allowed,
    by,
  }: Pick<ChannelRules['images'], 'by'> & { altText?: { atMost: number } | null | undefined },
  field: Field,
): Problem[] {
  if (!allowed || [...altText].length <= allowed.atMost) return [];
  return [of(rules, 'alt-text-too-long', field, { name, limit: allowed.atMost, by })];
}

export function checkSize(
  file: Pick<PostFile, 'name' | 'ending' | 'sizeBytes'>,
  rules: ChannelRules,
  sizes: ChannelRules['images']['sizes'],
  code: ProblemCode,
  field: Field,
): Problem[] {
  const fitting = sizes.filter((size) => size.types.includes(file.ending));
  const limit = Math.min(...fitting.map((size) => size.atMostBytes));
  if (file.sizeBytes <= limit) return [];
  const by = whose(fitting.filter((size) => size.atMostBytes === limit));
  const figures = { name: file.name, limit: megabytesAtMost(limit), size: megabytes(file.sizeBytes), by };
  return [of(rules, code, field, figures)];
}
