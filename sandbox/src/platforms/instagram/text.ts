// How Instagram measures a caption: its letters, its hashtags, its mentions.
const LONGEST_CAPTION = 2_200;
const MOST_HASHTAGS = 30;
const MOST_MENTIONS = 20;
const LONGEST_ALT_TEXT = 1_000;

export function isTooLong(caption: string): boolean {
  return [...caption].length > LONGEST_CAPTION;
}

export function hasTooManyTags(caption: string): boolean {
  const marks = (sign: string): number =>
    caption.split(/\s+/).filter((word) => word.startsWith(sign) && word.length > 1).length;
  return marks('#') > MOST_HASHTAGS || marks('@') > MOST_MENTIONS;
}

export function isAltText(text: string): boolean {
  return [...text].length <= LONGEST_ALT_TEXT;
}
