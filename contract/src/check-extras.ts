// What a video's length and weight and an article's own settings may be, where a channel limits them.
import { linksOf } from './article.ts';
import { parseArticle } from './article-tree.ts';
import { problemOf } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import { checkShape } from './check-shape.ts';
import { count } from './counters.ts';
import type { Post } from './post.ts';
import { keepsLink } from './sent-article.ts';
import type { Field, Problem, ProblemCode } from './problems.ts';
import { whose } from './whose-limit.ts';

const kilobyte = 1_024;

/** A video whose length is not known is not judged by it: the platform's own answer says it then. */
export function checkExtras(post: Post, rules: ChannelRules): Problem[] {
  const found = (code: ProblemCode, field: Field, figures: Problem['figures']): Problem =>
    problemOf(rules, code, field, figures);
  return [
    ...checkFilm(post, rules, found),
    ...checkAbout(post, rules),
    ...checkArticle(post, rules, found),
    ...checkLinks(post, rules),
  ];
}

type Find = (code: ProblemCode, field: Field, figures: Problem['figures']) => Problem;

function checkFilm({ video }: Post, { video: allowed }: ChannelRules, found: Find): Problem[] {
  if (!video || !allowed) return [];
  const fitting = allowed.sizes.filter(({ types }) => types.includes(video.ending));
  const least = Math.max(0, ...fitting.map(({ atLeastBytes = 0 }) => atLeastBytes));
  const leastBy = whose(fitting.filter(({ atLeastBytes = 0 }) => atLeastBytes === least));
  const { durationSeconds: length } = video;
  const { atLeastSeconds: shortest = 0, atMostSeconds: longest = Infinity } = allowed.duration ?? {};
  const { by = allowed.by } = allowed.duration ?? {};
  return [
    ...(video.sizeBytes < least
      ? [
          found('video-too-small', 'video', {
            size: kilobytes(video.sizeBytes),
            limit: kilobytes(least),
            by: leastBy,
          }),
        ]
      : []),
    ...(length !== undefined && length > longest
      ? [found('video-too-long', 'video', { length, limit: longest, by })]
      : []),
    ...(length !== undefined && length < shortest
      ? [found('video-too-short', 'video', { length, limit: shortest, by })]
      : []),
  ];
}

/** What goes with a video: its pixels, its description, and what an unverified account should keep to. */
function checkAbout({ video, description = '' }: Post, rules: ChannelRules): Problem[] {
  if (!video || !rules.video) return [];
  const { shape, unverified, description: words } = rules.video;
  const { durationSeconds: length } = video;
  const said = words ? count[words.counter](description) : 0;
  const { duration: allowed } = rules.video;
  const isLong = length !== undefined && length > (unverified?.atMostSeconds ?? Infinity);
  const fits =
    length === undefined ? unverified?.whenUnknown : length <= (allowed?.atMostSeconds ?? Infinity);
  return [
    ...(shape ? checkShape(video, video.name, shape, rules, 'video') : []),
    ...(words && said > words.limit
      ? [
          problemOf(rules, 'video-description-too-long', 'description', {
            length: said,
            limit: words.limit,
            by: words.by,
          }),
        ]
      : []),
    ...(unverified && fits && (isLong || length === undefined)
      ? [problemOf(rules, unverified.code, 'video', {}, 'info')]
      : []),
  ];
}

/** WeChat takes links to elsewhere out of an article: told before, with the first of them. */
function checkLinks({ article: written }: Post, rules: ChannelRules): Problem[] {
  if (!rules.article || written === undefined) return [];
  const lost = [...new Set(linksOf(parseArticle(written)))].filter((address) => !keepsLink(address));
  const [address] = lost;
  if (address === undefined) return [];
  const figures = { count: lost.length, address: address.length > 80 ? `${address.slice(0, 80)}…` : address };
  return [problemOf(rules, 'article-links-lost', 'text', figures, 'warning')];
}

function checkArticle({ articleSettings }: Post, { article }: ChannelRules, found: Find): Problem[] {
  if (!article || !articleSettings) return [];
  const { author, sourceUrl } = articleSettings;
  const length = count[article.author.counter](author);
  const { limit } = article.sourceUrl;
  const isAddress = /^https?:\/\//i.test(sourceUrl) && URL.canParse(sourceUrl);
  const fits = isAddress && count[article.sourceUrl.counter](sourceUrl) <= limit;
  return [
    ...(length > article.author.limit
      ? [found('author-too-long', 'choices', { length, limit: article.author.limit, by: article.author.by })]
      : []),
    ...(sourceUrl === '' || fits
      ? []
      : [found('source-link-wrong', 'choices', { limit, by: article.sourceUrl.by })]),
  ];
}

/** Rounded down: what is a byte too small never shows as just enough. */
function kilobytes(bytes: number): number {
  return Math.floor(bytes / kilobyte);
}
