// Weibo's short links: it shortens every address and does not say which it was, so a listed text is read against ours.
type Place = { readonly from: number; readonly to: number };

const short = /https?:\/\/t\.cn\/\w+/g;
/** An address ends before the next white space, and is longer than this. */
const beginning = /https?:\/\//y;

/** What differs from ours in its addresses alone is what we wrote. */
export function asWritten(listed: string, expected: string): string {
  const parts = inOrder(listed).split(short);
  return fits(parts, inOrder(expected)) ? expected : plain(listed);
}

/** Letters no longer escaped, and without the spaces of no width that Weibo adds. */
export function plain(text: string): string {
  const letters = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
  return letters.replaceAll('&amp;', '&').replaceAll('\u200b', '');
}

function inOrder(text: string): string {
  return plain(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Whether `text` is these parts with an address between each two. Never goes back: of all places in which a part may stand,
 * the first leaves the most to what follows. A stranger's post is read here, beside which nothing else runs.
 */
function fits([first = '', ...parts]: readonly string[], text: string): boolean {
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of parts.entries()) {
    const address = addressAt(text, at);
    if (!address) return false;
    const next = index === parts.length - 1 ? text.length - part.length : placeOf(part, text, address);
    if (next < address.from || next > address.to || !text.startsWith(part, next)) return false;
    at = next + part.length;
  }
  return at === text.length;
}

/** Where the address that begins here may end. */
function addressAt(text: string, at: number): Place | null {
  beginning.lastIndex = at;
  if (!beginning.test(text)) return null;
  const space = text.indexOf(' ', at);
  const [from, to] = [beginning.lastIndex + 1, space === -1 ? text.length : space];
  return from <= to ? { from, to } : null;
}

/** Where the part first stands with an address after it; -1 where it does not. One with a space in it stands where the address before it ends. */
function placeOf(part: string, text: string, { from, to }: Place): number {
  const space = part.indexOf(' ');
  if (space !== -1) return to - space;
  for (let place = from; place <= to - part.length; place += 1)
    if (text.startsWith(part, place) && isAddress(text, place + part.length)) return place;
  return -1;
}

function isAddress(text: string, at: number): boolean {
  return addressAt(text, at) !== null;
}
