// What a video's length and weight and an article's own settings may be, where a channel limits them.
import type { ChannelRules } from './channels.ts';
import { count } from './counters.ts';
import type { Post } from './post.ts';
import { problem, type Field, type Problem, type ProblemCode } from './problems.ts';

const kilobyte = 1_024;

/** A video whose length is not known is not judged by it: the platform's own answer says it then. */
export function checkExtras(post: Post, rules: ChannelRules): Problem[] {
  const found = (code: ProblemCode, field: Field, figures: Problem['figures']): Problem =>
    problem(code, field, { channelId: rules.channelId, figures: { channel: rules.name, ...figures } });
  return [...checkFilm(post, rules, found), ...checkArticle(post, rules, found)];
}

type Find = (code: ProblemCode, field: Field, figures: Problem['figures']) => Problem;

function checkFilm({ video }: Post, { video: allowed }: ChannelRules, found: Find): Problem[] {
  if (!video || !allowed) return [];
  const fitting = allowed.sizes.filter(({ types }) => types.includes(video.ending));
  const least = Math.max(0, ...fitting.map(({ atLeastBytes = 0 }) => atLeastBytes));
  const { durationSeconds: length = 0 } = video;
  const longest = allowed.duration?.atMostSeconds ?? Infinity;
  return [
    ...(video.sizeBytes < least
      ? [found('video-too-small', 'video', { size: kilobytes(video.sizeBytes), limit: kilobytes(least) })]
      : []),
    ...(length > longest ? [found('video-too-long', 'video', { length, limit: longest })] : []),
  ];
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
      ? [found('author-too-long', 'choices', { length, limit: article.author.limit })]
      : []),
    ...(sourceUrl === '' || fits ? [] : [found('source-link-wrong', 'choices', { limit })]),
  ];
}

/** Rounded down: what is a byte too small never shows as just enough. */
function kilobytes(bytes: number): number {
  return Math.floor(bytes / kilobyte);
}
