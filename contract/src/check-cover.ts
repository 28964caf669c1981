// Check a post's cover against one channel: whether it takes one, of which kind, how heavy and of which shape.
import { megabytes, megabytesAtMost, problemOf } from './channel-problem.ts';
import type { ChannelRules, CoverLimit } from './channels.ts';
import { checkShape } from './check-shape.ts';
import { endingOf, type Post } from './post.ts';
import type { Problem } from './problems.ts';
import type { LimitBy } from './whose-limit.ts';

export function checkCover(post: Post, rules: ChannelRules): Problem[] {
  const { cover, link, video } = post;
  const info = [problemOf(rules, 'cover-not-sent', 'cover', {}, 'info')];
  if (!cover) return rules.cover === 'required' ? [problemOf(rules, 'cover-missing', 'cover')] : [];
  if (rules.coverTypes && !rules.coverTypes.types.includes(endingOf(cover)))
    return [typeProblem(rules, rules.coverTypes)];
  if (rules.cover === 'never' || (rules.cover === 'with-video' && !video)) return info;
  if (rules.cover === 'with-link-or-video' && !link && !video)
    return [problemOf(rules, 'cover-not-allowed', 'cover')];
  const limits = rules.coverLimits ?? [];
  return limits.filter(({ of }) => applies(of, post)).flatMap((limit) => checkLimit(post, rules, limit));
}

function typeProblem(rules: ChannelRules, { types, by }: { types: string[]; by: LimitBy }): Problem {
  return problemOf(rules, 'cover-type', 'cover', { types: types.join(' '), by });
}

/** A link leads over a video, and then the cover is its thumbnail (C-27, C-53). */
function applies(of: CoverLimit['of'], { link, video }: Post): boolean {
  if (of === 'link') return link !== null;
  return of === 'video' ? link === null && video !== null : true;
}

function checkLimit({ cover, coverFile }: Post, rules: ChannelRules, limit: CoverLimit): Problem[] {
  const { types, atMostBytes, leftOut, shape, by } = limit;
  const size = coverFile?.sizeBytes;
  if (types && !types.includes(endingOf(cover ?? ''))) return [typeProblem(rules, { types, by })];
  if (atMostBytes !== undefined && size !== undefined && size > atMostBytes) {
    const figures = { size: megabytes(size), limit: megabytesAtMost(atMostBytes), by };
    return leftOut
      ? [problemOf(rules, 'cover-left-out', 'cover', figures, 'warning')]
      : [problemOf(rules, 'cover-too-large', 'cover', figures)];
  }
  return shape ? checkShape(coverFile ?? {}, cover?.split('/').at(-1) ?? '', shape, rules, 'cover') : [];
}
