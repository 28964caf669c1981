// Check a composition against the general rules and those of every chosen channel; asked by composer and server alike.
import { channelNames, type ChannelId } from './channel-ids.ts';
import type { ChannelRules } from './channels.ts';
import { checkForChannel, type Going } from './check-for-channel.ts';
import { keywordsLimit, titleLimit, titleLimitWithWechat } from './constants.ts';
import { mediaTypes, type Composition } from './content.ts';
import type { KnownFiles } from './file-facts.ts';
import { withFacts } from './with-facts.ts';
import { postFor } from './choose-film.ts';
import { contentFor } from './own-words.ts';
import { postOf } from './post.ts';
import { problem, type Problem } from './problems.ts';

const wechat: ChannelId = 17;

/** Of no file is anything known but what the content says of it. */
const nothingKnown: KnownFiles = new Map();

/** Document 1 §5, general checks; then each channel's own. No rules given: only the general ones. */
export function checkContent(
  content: Composition,
  rules: readonly ChannelRules[],
  known: KnownFiles = nothingKnown,
  going: Going = {},
): Problem[] {
  const channels = new Set(rules.map((rule) => rule.channelId));
  return [
    ...checkTitle(content, channels),
    ...checkBody(content),
    ...checkLinks(content),
    ...checkMixture(content),
    ...checkKeywords(content),
    ...(channels.has(wechat) && channels.size > 1 ? [problem('wechat-not-alone', 'accounts')] : []),
    ...rules.flatMap((rule) => checkForChannel(withFacts(postFor(content, rule, known), known), rule, going)),
  ];
}

/** C-38: publishing and scheduling need a channel; saving does not. */
export function checkForPublishing(
  content: Composition,
  rules: readonly ChannelRules[],
  known: KnownFiles = nothingKnown,
  going: Going = {},
): Problem[] {
  const missing = rules.length === 0 ? [problem('channel-missing', 'accounts')] : [];
  return [...missing, ...checkContent(content, rules, known, going)];
}

/** R-DRAFT-027: a draft needs a title and some content. */
export function checkDraft(content: Composition): Problem[] {
  const post = postOf(content);
  const empty = post.text === '' && post.images.length === 0 && !post.video && !post.audio && !post.link;
  return post.title === '' || empty
    ? [problem('draft-incomplete', post.title === '' ? 'title' : 'text')]
    : [];
}

export function blocks(problems: readonly Problem[]): boolean {
  return problems.some((one) => one.severity === 'error');
}

function checkTitle(content: Composition, channels: ReadonlySet<ChannelId>): Problem[] {
  const title = content.title.trim();
  if (title === '') return [problem('title-missing', 'title')];
  const own = channels.has(wechat) ? contentFor(content, wechat).title.trim() : title;
  const length = [...own].length;
  if (channels.has(wechat) && length > titleLimitWithWechat)
    return [
      problem('title-too-long-for-wechat', 'title', {
        channelId: wechat,
        figures: { channel: channelNames[wechat], length, limit: titleLimitWithWechat, by: 'specification' },
      }),
    ];
  const shared = [...title].length;
  return shared > titleLimit
    ? [problem('title-too-long', 'title', { figures: { length: shared, limit: titleLimit } })]
    : [];
}

/** C-26: text, an uploaded picture or video is a body; a link alone is none. */
function checkBody(content: Composition): Problem[] {
  const post = postOf(content);
  const present = post.text !== '' || post.images.length > 0 || post.video !== null;
  return present ? [] : [problem('body-missing', 'text')];
}

function checkLinks(content: Composition): Problem[] {
  const links = content.media.filter((item) => item.mediaType === mediaTypes.link);
  const found = links.length > 1 ? [problem('link-second', 'link')] : [];
  for (const item of links) {
    const address = (item.url || item.content).trim();
    if (address === '') found.push(problem('link-missing', 'link'));
    else if (!isWebAddress(address)) found.push(problem('link-invalid', 'link'));
  }
  return found;
}

function checkMixture(content: Composition): Problem[] {
  const kinds = [mediaTypes.image, mediaTypes.video, mediaTypes.link];
  const counts = kinds.map((kind) => content.media.filter((item) => item.mediaType === kind).length);
  const mixed = counts.filter((found) => found > 0).length > 1;
  return [
    ...(mixed ? [problem('media-mixed', 'images')] : []),
    ...((counts[1] ?? 0) > 1 ? [problem('video-second', 'video')] : []),
  ];
}

function checkKeywords(content: Composition): Problem[] {
  const length = [...content.keywords].length;
  return length > keywordsLimit
    ? [problem('keywords-too-long', 'keywords', { figures: { length, limit: keywordsLimit } })]
    : [];
}

export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return username === '' && password === '' && (hostname.includes('.') || hostname.startsWith('['));
}
