// HTML cut into opening tags, closing tags and words. Nothing is executed, fetched or believed: it is a text that is read.

export type Token =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** What stands in these is no text of a page, or a language of its own: they go with all they hold. */
const rawTexts = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
]);
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const mark = /<(?=[!?]|\/?[a-z])/gi;
const name = /[a-z][^\s/>]*/iy;

/** In one pass, whatever is given; a mark that never ends takes the rest with it. */
export function* tokensOf(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = nextMark(html, at);
    if (next < 0) return yield { kind: 'words', text: decoded(html.slice(at)) };
    if (next > at) yield { kind: 'words', text: decoded(html.slice(at, next)) };
    const tag = tagAt(html, next);
    if (tag.token) yield tag.token;
    at = tag.end;
  }
}

/** A sign that begins no mark is a letter like others. */
function nextMark(html: string, from: number): number {
  mark.lastIndex = from;
  return mark.exec(html)?.index ?? -1;
}

type Tag = { readonly token: Token | null; readonly end: number };

function tagAt(html: string, start: number): Tag {
  if (html.startsWith('<!--', start)) return { token: null, end: after(html, '-->', start + 4) };
  if (html[start + 1] === '!' || html[start + 1] === '?')
    return { token: null, end: after(html, '>', start) };
  const closes = html[start + 1] === '/';
  const named = nameAt(html, start + (closes ? 2 : 1));
  if (closes) return { token: { kind: 'close', name: named }, end: after(html, '>', start) };
  const { attributes, end } = attributesAt(html, start + 1 + named.length);
  if (rawTexts.has(named)) return { token: null, end: after(html, `</${named}`, end, true) };
  return { token: { kind: 'open', name: named, attributes }, end };
}

function nameAt(html: string, at: number): string {
  name.lastIndex = at;
  return (name.exec(html)?.[0] ?? '').toLowerCase();
}

function attributesAt(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length) {
    if (html[at] === '>') return { attributes, end: at + 1 };
    attribute.lastIndex = at;
    const found = attribute.exec(html);
    if (found) {
      const [, key = '', double, single, bare] = found;
      const called = key.toLowerCase();
      if (!attributes.has(called)) attributes.set(called, decoded(double ?? single ?? bare ?? ''));
    }
    at = found ? attribute.lastIndex : at + 1;
  }
  return { attributes, end: html.length };
}

function after(html: string, mark: string, from: number, isName = false): number {
  const found = isName ? html.slice(from).search(new RegExp(mark, 'i')) : html.indexOf(mark, from) - from;
  if (found < 0) return html.length;
  return isName ? after(html, '>', from + found) : from + found + mark.length;
}

/** What people's programs write by name; numbers stand for all the others. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  euro: '€',
};

/** Once: what comes out is text, even where it looks like a mark again. */
function decoded(text: string): string {
  const read = text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi,
    (whole, ten, sixteen, word) => {
      if (word !== undefined) return named[String(word).toLowerCase()] ?? whole;
      return letterOf(ten === undefined ? Number.parseInt(String(sixteen), 16) : Number(ten));
    },
  );
  return read.replaceAll(/(?![\t\n\f\r])\p{Cc}/gu, '').toWellFormed();
}

function letterOf(point: number): string {
  return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : '\ufffd';
}
