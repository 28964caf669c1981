// How YouTube measures words: a title in letters, a description in bytes, tags all together; none with angle brackets.
const LONGEST_TITLE = 100;
const LARGEST_DESCRIPTION_BYTES = 5_000;
const LONGEST_TAGS = 500;
const hasAngles = (text: string): boolean => /[<>]/.test(text);

export function isTitle(text: string): boolean {
  return text.trim() !== '' && [...text].length <= LONGEST_TITLE && !hasAngles(text);
}

export function isDescription(text: string): boolean {
  return Buffer.byteLength(text) <= LARGEST_DESCRIPTION_BYTES && !hasAngles(text);
}

/** A comma counts between two, and marks around a tag with a space in it. */
export function areTags(tags: string[]): boolean {
  const each = tags.map((tag) => [...tag].length + (tag.includes(' ') ? 2 : 0));
  const length = each.reduce((sum, one) => sum + one + 1, -1);
  return length <= LONGEST_TAGS && tags.every((tag) => tag !== '' && !hasAngles(tag));
}
