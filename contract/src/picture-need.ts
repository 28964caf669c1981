// What a picture must fit in its role, post by post: the strictest of the channels that show it; and which problems a lighter copy mends.
import type { ChannelRules, Shape } from './channels.ts';
import { coverLimitsOf, showsCover } from './check-cover.ts';
import type { PictureSize } from './picture-area.ts';
import type { Post } from './post.ts';
import type { Problem, ProblemCode } from './problems.ts';

/** Bytes and pixels of a JPEG; Infinity where nobody draws a line. */
export type PictureNeed = {
  readonly atMostBytes: number;
  readonly pixelsBelow: number;
  readonly longSideAtMost: number;
  readonly wideAtMost: number;
  readonly sidesTogetherAtMost: number;
};

type Limit = { readonly atMostBytes?: number | undefined; readonly shape?: Partial<Shape> | undefined };

const copy = ['jpg', 'jpeg'];
const mended: Readonly<Record<'cover' | 'images', readonly ProblemCode[]>> = {
  cover: ['cover-too-large', 'cover-left-out', 'cover-pixels', 'cover-type'],
  images: ['image-too-large', 'image-type', 'picture-pixels', 'picture-too-wide', 'picture-sides-together'],
};

/** Whether a copy of it as a lighter, smaller JPEG would be taken. */
export function isMendable({ code, field }: Problem): boolean {
  return (field === 'cover' || field === 'images') && mended[field].includes(code);
}

export function coverNeed(post: Post, rules: readonly ChannelRules[]): PictureNeed {
  const showing = rules.filter((rule) => showsCover(post, rule));
  return strictest(
    showing.flatMap((rule) =>
      coverLimitsOf(post, rule).map(({ atMostBytes, pixelsBelow }) => ({
        atMostBytes,
        shape: pixelsBelow === undefined ? {} : { pixelsBelow },
      })),
    ),
  );
}

export function imageNeed(rules: readonly ChannelRules[]): PictureNeed {
  return strictest(
    rules.flatMap(({ images: { sizes, shape } }): Limit[] => [
      ...sizes.filter(({ types }) => types.some((type) => copy.includes(type))),
      { shape },
    ]),
  );
}

/** Never larger than it is. */
export function sizeThatFits(size: PictureSize, need: PictureNeed): PictureSize {
  const { width, height } = size;
  const by = Math.min(
    1,
    need.longSideAtMost / Math.max(width, height),
    need.wideAtMost / width,
    need.sidesTogetherAtMost / (width + height),
    Math.sqrt((need.pixelsBelow - 1) / (width * height)),
  );
  const side = (pixels: number) => Math.max(1, Math.floor(pixels * by));
  return by === 1 ? size : { width: side(width), height: side(height) };
}

function strictest(limits: readonly Limit[]): PictureNeed {
  const least = (of: (limit: Limit) => number | undefined) =>
    Math.min(Infinity, ...limits.flatMap((limit) => of(limit) ?? []));
  return {
    atMostBytes: least(({ atMostBytes }) => atMostBytes),
    pixelsBelow: least(({ shape }) => shape?.pixelsBelow),
    longSideAtMost: least(({ shape }) => shape?.sides?.most),
    wideAtMost: least(({ shape }) => shape?.wideAtMost),
    sidesTogetherAtMost: least(({ shape }) => shape?.sidesTogetherAtMost),
  };
}
