// Check one post against one channel's rules; every problem names its channel (R-VAL-024).
import { problemOf as of } from './channel-problem.ts';
import { ChangeableField, type ChannelRules } from './channels.ts';
import { checkAudience } from './check-audience.ts';
import { checkBackdate } from './check-backdate.ts';
import { checkChoices, type Recipient } from './check-choices.ts';
import { checkCover } from './check-cover.ts';
import { checkExtras } from './check-extras.ts';
import { checkFeeling } from './check-feeling.ts';
import { checkFilm } from './check-film.ts';
import { checkAltText, checkImage, checkSize } from './check-image.ts';
import { count } from './counters.ts';
import type { Post, PostFile } from './post.ts';
import type { Problem } from './problems.ts';
import { whose, type Whose } from './whose-limit.ts';

/** Amber from nine tenths (composer.md 2). */
const nearly = 0.9;

/** Whom it goes to and when, where that is known: some choices depend on it. */
export type Going = { readonly to?: readonly Recipient[]; readonly at?: Date };

export function checkForChannel(post: Post, rules: ChannelRules, going: Going = {}): Problem[] {
  const { judged } = rules;
  const found = checkWhole(post, rules, going);
  if (!judged) return found;
  return found.filter(({ field }) => {
    const changeable = ChangeableField.safeParse(field);
    return !changeable.success || judged.includes(changeable.data);
  });
}

function checkWhole(post: Post, rules: ChannelRules, { to, at }: Going): Problem[] {
  return [
    ...checkTitle(post, rules),
    ...checkNeeds(post, rules),
    ...checkText(post, rules),
    ...checkDescription(post, rules),
    ...checkImages(post, rules),
    ...checkVideo(post, rules),
    ...checkExtras(post, rules),
    ...checkFilm(post, rules),
    ...(post.audio && !rules.audio ? [of(rules, 'audio-unsupported', 'audio')] : []),
    ...checkCover(post, rules),
    ...checkAudience(post, rules),
    ...checkFeeling(post, rules),
    ...checkKeywords(post, rules),
    ...checkChoices(post, rules, to),
    ...checkBackdate(post, rules, at ?? null),
    ...(post.link && rules.link === 'refused' ? [of(rules, 'link-unsupported', 'link')] : []),
    ...(post.link && rules.link === 'none' ? [of(rules, 'link-not-shown', 'link', {}, 'warning')] : []),
  ];
}

/** How full the text is by the counter nearest to its limit: what the composer shows beside the text. */
export function fullness(post: Post, rules: ChannelRules): Full | null {
  return fullest(sentText(post, rules), rules.text.limits, post);
}

type Full = { length: number; limit: number; by: Whose };

function fullest(
  text: string,
  limits: ChannelRules['text']['limits'],
  around: Pick<Post, 'images' | 'article'> = { images: [] },
): Full | null {
  const measured = limits.map(({ counter, limit, by }) => {
    const length = count[counter](text, around);
    return { length, limit, by, share: length / limit };
  });
  const [first] = measured.toSorted((a, b) => b.share - a.share);
  if (!first) return null;
  const { length, limit, share } = first;
  return { length, limit, by: whose(measured.filter((one) => one.share === share)) };
}

function checkTitle({ title }: Post, { title: allowed, ...rules }: ChannelRules): Problem[] {
  if (!allowed) return [];
  const full = fullest(title, allowed.limits);
  const doubt = allowed.doubted && fullest(title, [allowed.doubted]);
  const [found] = forbiddenIn(title, allowed.forbidden);
  return [
    ...(full && full.length > full.limit
      ? [of(rules, 'title-too-long-for-channel', 'title', { ...full, over: full.length - full.limit })]
      : []),
    ...(doubt && doubt.length > doubt.limit && doubt.length <= (allowed.doubted?.upTo ?? 0)
      ? [of(rules, 'title-may-be-refused', 'title', doubt, 'warning')]
      : []),
    ...(found === undefined
      ? []
      : [of(rules, 'title-letters', 'title', { letters: spaced(allowed.forbidden) })]),
  ];
}

function checkKeywords({ keywords = [] }: Post, { keywords: allowed, ...rules }: ChannelRules): Problem[] {
  if (!allowed) return [];
  const word = keywords.find((one) => forbiddenIn(one, allowed.forbidden).length > 0);
  const figures = { letters: spaced(allowed.forbidden), word: word ?? '' };
  return word === undefined ? [] : [of(rules, 'keywords-letters', 'keywords', figures)];
}

function checkNeeds(post: Post, rules: ChannelRules): Problem[] {
  const [hasImage, hasVideo] = [post.images.length > 0, post.video !== null];
  if (rules.needs === 'link' && !/https?:\/\/\S/i.test(sentText(post, rules)))
    return [of(rules, 'link-missing-for-channel', 'link')];
  if (rules.needs === 'video' && !hasVideo) return [of(rules, 'video-missing', 'video')];
  if (rules.needs === 'image' && !hasImage) return [of(rules, 'image-missing', 'images')];
  const missing = rules.needs === 'image-or-video' && !hasImage && !hasVideo;
  return missing ? [of(rules, 'media-missing', 'images')] : [];
}

function forbiddenIn(text: string, letters: string): string[] {
  return [...text].filter((letter) => letters.includes(letter));
}

function spaced(letters: string): string {
  return [...letters].join(' ');
}

/** Weibo's: words between two of `#`; those inside an address are none. */
function hasTopic(text: string): boolean {
  return /#[^#]+#/.test(withoutAddresses(text));
}

function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g, '');
}

/** No document says what counts: here whatever may, a hash before a word or an emoji, glued to another or not, and an at sign before a word. */
function checkMarks(text: string, { text: { marks }, ...rules }: ChannelRules): Problem[] {
  if (!marks) return [];
  const words = withoutAddresses(text);
  const counted = (sign: RegExp) => [...words.matchAll(sign)].length;
  const hashtags = counted(/[#\uff03][\p{L}\p{N}_\p{Extended_Pictographic}]/gu);
  const mentions = counted(/(?<![\p{L}\p{N}_])@[\p{L}\p{N}_.]+/gu);
  return [
    ...(hashtags > marks.hashtags
      ? [of(rules, 'hashtags-too-many', 'text', { count: hashtags, limit: marks.hashtags, by: marks.by })]
      : []),
    ...(mentions > marks.mentions
      ? [of(rules, 'mentions-too-many', 'text', { count: mentions, limit: marks.mentions, by: marks.by })]
      : []),
  ];
}

function checkText(post: Post, rules: ChannelRules): Problem[] {
  if (!sendsText(post, rules))
    return post.text === '' ? [] : [of(rules, 'text-not-sent', 'text', {}, 'info')];
  const words = wordsOf(post, rules);
  if (words === '') {
    if (post.video && rules.video?.needsText) return [of(rules, 'video-needs-text', 'text')];
    return rules.text.required ? [of(rules, 'text-missing', 'text')] : [];
  }
  const [found] = forbiddenIn(words, rules.text.forbidden);
  return [
    ...(found === undefined
      ? []
      : [of(rules, 'text-letters', wordsField(post, rules), { letters: spaced(rules.text.forbidden) })]),
    ...(rules.text.noTopics && hasTopic(words) ? [of(rules, 'text-topic', wordsField(post, rules))] : []),
    ...checkMarks(words, rules),
    ...checkLength(post, rules),
  ];
}

function checkLength(post: Post, rules: ChannelRules): Problem[] {
  const full = fullness(post, rules);
  if (!full) return [];
  const { by, ...figures } = { ...full, over: full.length - full.limit };
  const field = wordsField(post, rules);
  if (full.length > full.limit) return [of(rules, 'text-too-long', field, { ...figures, by })];
  return full.length > full.limit * nearly ? [of(rules, 'text-nearly-full', field, figures, 'info')] : [];
}

/** A description that is no text of its own there is a summary, and one too long is cut. */
function checkDescription({ description = '' }: Post, { choices = [], ...rules }: ChannelRules): Problem[] {
  const limits = choices.flatMap(({ at, limit }) => (at === 'description' && limit ? [limit] : []));
  const full = fullest(description, limits);
  if (rules.text.ownDescription || !full || full.length <= full.limit) return [];
  return [of(rules, 'description-cut', 'description', full, 'warning')];
}

/** Whether the words go along, or their owner writes them in the platform's app. */
export function sendsText({ video, images }: Post, { text }: Pick<ChannelRules, 'text'>): boolean {
  return text.sent || (text.sentWithImages === true && video === null && images.length > 0);
}

/** Whether readers there get the title: some platforms have one for a video alone. */
export function sendsTitle(
  post: Pick<Post, 'link' | 'video'>,
  { title }: Pick<ChannelRules, 'title'>,
): boolean {
  if (!title) return false;
  return title.beside === undefined || title.beside.some((part) => post[part] !== null);
}

/** The text as the channel gets it: where a link has no card of its own it stands at the end of the text. */
export function sentText(post: Post, rules: ChannelRules): string {
  const words = wordsOf(post, rules);
  return rules.link === 'in-text' && post.link ? `${words}\n${post.link}`.trim() : words;
}

/** The words that are sent there, without the link. */
export function wordsOf(post: Post, rules: Pick<ChannelRules, 'text'>): string {
  return wordsField(post, rules) === 'description' ? (post.description ?? '') : post.text;
}

/** Where the words that are sent there were written. */
export function wordsField(
  { description }: Post,
  { text }: Pick<ChannelRules, 'text'>,
): 'text' | 'description' {
  return text.ownDescription === true && description !== undefined ? 'description' : 'text';
}

function checkImages(post: Post, rules: ChannelRules): Problem[] {
  const { images } = rules;
  const { by } = images;
  const found: Problem[] = [];
  if (images.atMost === 0) return post.images.length > 0 ? [of(rules, 'images-unsupported', 'images')] : [];
  if (images.atMost !== null && post.images.length > images.atMost)
    found.push(
      of(rules, 'images-too-many', 'images', { count: post.images.length, limit: images.atMost, by }),
    );
  if (images.gifAlone && post.images.length > 1 && post.images.some((image) => image.ending === 'gif'))
    found.push(of(rules, 'gif-not-alone', 'images', { by }));
  return [...found, ...post.images.flatMap((image) => checkImage(image, rules))];
}

function checkVideo(post: Post, rules: ChannelRules): Problem[] {
  if (!post.video) return [];
  if (!rules.video) return [of(rules, 'video-unsupported', 'video')];
  if (!rules.video.types.includes(post.video.ending))
    return [of(rules, 'video-type', 'video', { types: rules.video.types.join(' '), by: rules.video.by })];
  return [...checkVideoSize(post.video, rules), ...checkAltText(post.video, rules, rules.video, 'video')];
}

/** Before a file goes up, too: only its name and weight are known then. */
export function checkVideoSize(
  file: Pick<PostFile, 'name' | 'ending' | 'sizeBytes'>,
  rules: ChannelRules,
): Problem[] {
  return checkSize(file, rules, rules.video?.sizes ?? [], 'video-too-large', 'video');
}
