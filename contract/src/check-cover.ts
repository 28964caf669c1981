// Check a post's cover against one channel: whether it takes one, of which kind, how heavy and of which shape.
import { megabytes, megabytesAtMost, problemOf } from './channel-problem.ts';
import type { ChannelRules, CoverLimit } from './channels.ts';
import { checkShape } from './check-shape.ts';
import { endingOf, type Post } from './post.ts';
import { isListedHost } from './listed-host.ts';
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
  if (!isThumbnailOpen(link, rules)) return [problemOf(rules, 'cover-not-listed', 'cover', {}, 'warning')];
  const limits = rules.coverLimits ?? [];
  return limits.filter(({ of }) => applies(of, post)).flatMap((limit) => checkLimit(post, rules, limit));
}

/** Whether readers of a channel see the cover of such a post. */
export function showsCover({ link, video }: Pick<Post, 'link' | 'video'>, rules: ChannelRules): boolean {
  if (rules.cover === 'never' || rules.cover === 'ignored') return false;
  if (!isThumbnailOpen(link, rules)) return false;
  if (rules.cover === 'with-video') return video !== null;
  return rules.cover !== 'with-link-or-video' || link !== null || video !== null;
}

/** Without a link there is nothing to ask. */
export function isThumbnailOpen(link: string | null, { linkCoverHosts }: ChannelRules): boolean {
  return !link || linkCoverHosts === undefined || isListedHost(linkCoverHosts, link);
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
