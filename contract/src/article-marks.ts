// What an element says of its words: bold or not, slanted, underlined, struck, in a colour of ours, leading somewhere on the web.
import { alignments, articleColours, type Alignment, type ArticleColour, type Marks } from './article.ts';

type Attributes = ReadonlyMap<string, string>;

const byName: Readonly<Record<string, Partial<Marks>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strike: true },
  del: { strike: true },
  strike: { strike: true },
  a: {},
  span: {},
  font: {},
};
const longestAddress = 2_000;

/** Null for an element that is none of these. */
export function marksWith(before: Marks, name: string, attributes: Attributes): Marks | null {
  const own = byName[name];
  if (!own || !Object.hasOwn(byName, name)) return null;
  const link = name === 'a' ? { link: webAddress(attributes.get('href') ?? '') } : {};
  return { ...before, ...own, ...link, ...styled(stylesIn(attributes), attributes.get('color')) };
}

export function alignmentIn(attributes: Attributes): Alignment {
  const given = stylesIn(attributes).get('text-align') ?? attributes.get('align')?.toLowerCase();
  return alignments.find((one) => one === given) ?? 'left';
}

/** As a browser reads it, and only where it leads to the web: every other scheme is no address. */
export function webAddress(given: string): string | null {
  const trimmed = given.trim();
  if (trimmed.length > longestAddress || !URL.canParse(trimmed)) return null;
  const { protocol, hostname, username, password, href } = new URL(trimmed);
  const isWeb = (protocol === 'http:' || protocol === 'https:') && hostname !== '';
  return isWeb && username === '' && password === '' && href.length <= longestAddress ? href : null;
}

function stylesIn(attributes: Attributes): Map<string, string> {
  const given = attributes.get('style') ?? '';
  return new Map(
    given.split(';').flatMap((one): [string, string][] => {
      const [name = '', value = ''] = one.split(':');
      return [[name.trim().toLowerCase(), value.trim().toLowerCase()]];
    }),
  );
}

/** Some programs wrap everything in a `b` and say within that it is not bold. */
function styled(styles: ReadonlyMap<string, string>, attribute: string | undefined): Partial<Marks> {
  const weight = styles.get('font-weight');
  const slant = styles.get('font-style');
  const line = styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '';
  const colour = colourIn(styles.get('color') ?? attribute?.toLowerCase() ?? '');
  return {
    ...(weight === undefined ? {} : { bold: /^(?:bold|bolder|[6-9]00)$/.test(weight) }),
    ...(slant === undefined ? {} : { italic: slant === 'italic' || slant === 'oblique' }),
    ...(line.includes('underline') ? { underline: true } : {}),
    ...(line.includes('line-through') ? { strike: true } : {}),
    ...(colour === null ? {} : { colour }),
  };
}

function colourIn(value: string): ArticleColour | null {
  const [, ...parts] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(value) ?? [];
  const hex = parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('');
  return articleColours.find((one) => one === value || one === `#${hex}`) ?? null;
}
