// What marks a text on each platform: addresses everywhere, and its own rules for hashtags and mentions.

/**
 * Whose rules hold. `ascii`: handles of letters a to z, digits and _ (X; Facebook and LinkedIn, where a typed name is no mention
 * anyway). `dotted`: with dots inside (Instagram, TikTok, VK). `youtube`: handles of any script with dots, middle dots and hyphens
 * inside. `weibo`: names of any script with - and _, and topics between two signs. `any`: whatever is one somewhere.
 */
export type Marking = 'ascii' | 'dotted' | 'youtube' | 'weibo' | 'any';

const address = String.raw`https?:\/\/[^\s<>"'\u3000-\u303f\uff00-\uffef]+`;
/** A keycap emoji begins with the same sign. */
const hashtag = String.raw`(?<![\p{L}\p{N}\p{M}_&\/])[#\uff03](?!\ufe0f?\u20e3)[\p{L}\p{N}\p{M}_]+`;
/** Ends with its line; blanks alone are no topic, so that their second sign can open one. */
const topic = String.raw`#(?!\s*#)[^#\r\n]+#`;

const letter = String.raw`\p{L}\p{N}\p{M}_`;
/** Written without spaces between words, or with endings on a foreign name: a handle may touch them. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}`;
const spaced = String.raw`(?![${unspaced}])[${letter}]`;
/** Inside a word it is none: e-mail addresses stay plain. */
const sign = String.raw`(?<!${spaced}|[.@\/])@`;
const ascii = '[A-Za-z0-9_]';
const marked = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'giu');
const handle = (inside: string) => `${sign}${inside}(?!${ascii}|${spaced})`;

export const markPatterns: Record<Marking, RegExp> = {
  ascii: marked(address, hashtag, handle(`${ascii}+`)),
  dotted: marked(address, hashtag, handle(String.raw`${ascii}+(?:\.${ascii}+)*`)),
  youtube: marked(address, hashtag, String.raw`${sign}[${letter}]+(?:[.·\-][${letter}]+)*`),
  weibo: marked(address, topic, `${sign}[${letter}-]+`),
  any: marked(address, hashtag, `${sign}[${letter}]+`),
};
