// Check a post's cover against one channel: whether it takes one, of which kind, how heavy, how large and of which shape.
import { megabytes, megabytesAtMost, problemOf } from './channel-problem.ts';
import type { ChannelRules, CoverLimit } from './channels.ts';
import { endingOf, type Post } from './post.ts';
import { hasRatio } from './picture-area.ts';
import type { FileFacts } from './file-facts.ts';
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
  return coverLimitsOf(post, rules).flatMap((limit) => checkLimit(post, rules, limit));
}

/** Those of the role the cover has in such a post: a link's thumbnail, a video's, an article's (C-53). */
export function coverLimitsOf(
  post: Pick<Post, 'link' | 'video'>,
  { coverLimits = [] }: ChannelRules,
): CoverLimit[] {
  return coverLimits.filter(({ of }) => applies(of, post));
}

/** Whether readers of a channel see the cover of such a post. */
export function showsCover(
  { link, video }: Pick<Post, 'link' | 'video'>,
  rules: Pick<ChannelRules, 'cover'> & Partial<Pick<ChannelRules, 'linkCoverHosts'>>,
): boolean {
  if (rules.cover === 'never' || rules.cover === 'ignored') return false;
  if (!isThumbnailOpen(link, rules)) return false;
  if (rules.cover === 'with-video') return video !== null;
  return rules.cover !== 'with-link-or-video' || link !== null || video !== null;
}

/** Without a link there is nothing to ask. */
export function isThumbnailOpen(
  link: string | null,
  { linkCoverHosts }: Partial<Pick<ChannelRules, 'linkCoverHosts'>>,
): boolean {
  return !link || linkCoverHosts === undefined || isListedHost(linkCoverHosts, link);
}

function typeProblem(rules: ChannelRules, { types, by }: { types: string[]; by: LimitBy }): Problem {
  return problemOf(rules, 'cover-type', 'cover', { types: types.join(' '), by });
}

/** A link leads over a video, and then the cover is its thumbnail (C-27, C-53). */
function applies(of: CoverLimit['of'], { link, video }: Pick<Post, 'link' | 'video'>): boolean {
  if (of === 'link') return link !== null;
  return of === 'video' ? link === null && video !== null : true;
}

function checkLimit({ cover, coverFile = {} }: Post, rules: ChannelRules, limit: CoverLimit): Problem[] {
  const { types, by } = limit;
  if (types && !types.includes(endingOf(cover ?? ''))) return [typeProblem(rules, { types, by })];
  return [
    ...checkWeight(coverFile, rules, limit),
    ...checkPixels(coverFile, rules, limit),
    ...checkRatio(coverFile, rules, limit),
  ];
}

function checkWeight({ sizeBytes }: FileFacts, rules: ChannelRules, limit: CoverLimit): Problem[] {
  const { atMostBytes, leftOut, by } = limit;
  if (atMostBytes === undefined || sizeBytes === undefined || sizeBytes <= atMostBytes) return [];
  const figures = { size: megabytes(sizeBytes), limit: megabytesAtMost(atMostBytes), by };
  return leftOut
    ? [problemOf(rules, 'cover-left-out', 'cover', figures, 'warning')]
    : [problemOf(rules, 'cover-too-large', 'cover', figures)];
}

function checkPixels({ width, height }: FileFacts, rules: ChannelRules, limit: CoverLimit): Problem[] {
  const { pixelsBelow, by } = limit;
  if (pixelsBelow === undefined || !width || !height || width * height < pixelsBelow) return [];
  return [problemOf(rules, 'cover-pixels', 'cover', { width, height, limit: pixelsBelow, by })];
}

/** It goes all the same, so it stops nobody. */
function checkRatio(
  { width, height }: FileFacts,
  rules: ChannelRules,
  { wants = [] }: CoverLimit,
): Problem[] {
  if (!width || !height || wants.length === 0) return [];
  if (wants.some((ratio) => hasRatio({ width, height }, ratio))) return [];
  const figures = { width, height, ratios: wants.join(', '), by: 'advice' };
  return [problemOf(rules, 'cover-ratio', 'cover', figures, 'info')];
}
