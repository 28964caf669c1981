// What a platform leaves of an article's HTML when it is saved: marks of text, links to itself, its own pictures.

const WHOLE =
  /<!--[\s\S]*?-->|<(script|style|iframe|object|embed|form|template|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>|</gi;
const KEPT = new Set([
  'p',
  'section',
  'div',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'span',
  'a',
  'img',
]);
/** Text alone: nothing that loads, moves or covers. */
const STYLE = /^(?:\s*(?:color|text-align|font-weight|font-style|text-decoration)\s*:\s*[#\w\s(),.-]+;?)+$/i;
const OWN_SITE = /^https?:\/\/mp\.weixin\.qq\.com\//i;

export function attributeOf(tag: string, name: string): string {
  const [, double, single] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag) ?? [];
  return double ?? single ?? '';
}

/** `isKnown` is asked of a picture's address as it stands there. */
export function savedHtml(html: string, isKnown: (address: string) => boolean): string {
  return html
    .replaceAll(WHOLE, '')
    .replaceAll(TAG, (tag: string, slash: string | undefined, given: string | undefined) => {
      if (given === undefined) return '&lt;';
      const name = given.toLowerCase();
      if (!KEPT.has(name)) return '';
      if (slash === '/') return `</${name}>`;
      return opened(tag, name, isKnown);
    });
}

function opened(tag: string, name: string, isKnown: (address: string) => boolean): string {
  if (name === 'br') return '<br/>';
  if (name === 'img') {
    const address = attributeOf(tag, 'src');
    const altText = attributeOf(tag, 'alt');
    const described = altText === '' ? '' : ` alt="${quoted(altText)}"`;
    return isKnown(address) ? `<img src="${quoted(address)}"${described}/>` : '';
  }
  const style = attributeOf(tag, 'style');
  const href = name === 'a' ? attributeOf(tag, 'href') : '';
  const styled = STYLE.test(style) ? ` style="${quoted(style)}"` : '';
  return `<${name}${styled}${OWN_SITE.test(href) ? ` href="${quoted(href)}"` : ''}>`;
}

function quoted(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
