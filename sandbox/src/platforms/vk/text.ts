// How VK counts a text, and how it reads the list of attachments.
export const LONGEST_TEXT = 16_384;
export const LONGEST_CAPTION = 2_048;

export function lengthOf(text: string): number {
  return [...text].length;
}

export interface Attachments {
  /** `photo1_2` and `video1_2`, in their order. */
  media: string[];
  /** Of those that came with one, by name. */
  keys: Map<string, string>;
  links: string[];
}

/** The word that is no attachment is the answer when there is one. */
export function attachmentsIn(list: string): Attachments | string {
  const read: Attachments = { media: [], keys: new Map(), links: [] };
  for (const word of list.split(',').filter((one) => one !== '')) {
    const [, name, key] = /^((?:photo|video)-?\d+_\d+)(?:_(\w+))?$/.exec(word) ?? [];
    if (name !== undefined) {
      read.media.push(name);
      if (key !== undefined) read.keys.set(name, key);
    } else if (URL.canParse(word) && /^https?:$/.test(new URL(word).protocol)) read.links.push(word);
    else return word;
  }
  return read;
}
