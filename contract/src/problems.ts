// What can be wrong with a composition: each problem has a place, a weight, its figures, and a sentence per language.
import { z } from 'zod';
import { ChannelId } from './channels.ts';
import { filmFaults } from './film-limits.ts';

const problemCodes = [
  'title-missing',
  'title-too-long',
  'title-too-long-for-wechat',
  'body-missing',
  'keywords-too-long',
  'link-invalid',
  'link-missing',
  'link-second',
  'media-mixed',
  'video-second',
  'cover-second',
  'channel-missing',
  'time-missing',
  'wechat-not-alone',
  'articles-too-many',
  'nothing-to-publish',
  'old-format',
  'files-too-many-at-once',
  'draft-incomplete',
  'upload-unfinished',
  'text-missing',
  'text-too-long',
  'text-nearly-full',
  'author-too-long',
  'source-link-wrong',
  'video-too-small',
  'video-too-long',
  'video-too-short',
  'video-description-too-long',
  'description-cut',
  'images-too-many',
  'image-type',
  'image-too-large',
  'gif-not-alone',
  'alt-text-too-long',
  'video-type',
  'video-too-large',
  'video-needs-text',
  'video-hint-length',
  'video-hint-verified',
  'picture-ratio',
  'picture-sides',
  'picture-pixels',
  'picture-sides-together',
  'picture-too-wide',
  'video-unsupported',
  'link-missing-for-channel',
  'video-missing',
  'image-missing',
  'media-missing',
  'images-unsupported',
  'title-too-long-for-channel',
  'title-may-be-refused',
  'title-letters',
  'text-letters',
  'text-topic',
  'text-not-sent',
  'hashtags-too-many',
  'mentions-too-many',
  'cover-missing',
  'cover-type',
  'cover-too-large',
  'cover-left-out',
  'cover-pixels',
  'cover-ratio',
  'cover-not-listed',
  'audio-unsupported',
  'cover-not-allowed',
  'cover-not-sent',
  'places-overlap',
  'places-unreadable',
  'place-unknown',
  'place-twice',
  'place-key-wrong',
  'feeling-unreadable',
  'keywords-letters',
  'age-unknown',
  'choice-unknown',
  'choice-not-for-pages',
  'backdate-unreadable',
  'backdate-ahead',
  'link-not-shown',
  'link-unsupported',
  'upload-type',
  'upload-image-too-large',
  'upload-gif-too-large',
  'upload-video-too-large',
  'upload-audio-too-large',
  'upload-timeout',
  'upload-failed',
  'upload-broke-off',
  'upload-form-wrong',
  'gif-too-long',
  'pixels-too-many',
  'frames-too-large',
  'film-damaged',
  'film-holds-more',
  'film-beyond',
  ...filmFaults,
  'file-empty',
] as const;
export const ProblemCode = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof ProblemCode>;

export const fields = [
  'title',
  'text',
  'description',
  'images',
  'video',
  'audio',
  'link',
  'keywords',
  'cover',
  /** What only one channel asks for. */
  'choices',
  'accounts',
  'time',
] as const;
export type Field = (typeof fields)[number];

/** An error blocks, a warning asks, an info tells. `channelId` is null when it concerns every channel. */
export const Problem = z.object({
  code: ProblemCode,
  severity: z.enum(['error', 'warning', 'info']),
  channelId: ChannelId.nullable(),
  field: z.enum(fields),
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Problem = z.infer<typeof Problem>;

/** R-WX-010: of several packages at once it is said in which; the first is 1. */
export function inItem(one: Problem, item: number): Problem {
  return { ...one, figures: { ...one.figures, item } };
}

export function problem(
  code: ProblemCode,
  field: Field,
  rest: Partial<Pick<Problem, 'severity' | 'channelId' | 'figures'>> = {},
): Problem {
  return { code, field, severity: 'error', channelId: null, figures: {}, ...rest };
}
