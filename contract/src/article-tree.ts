// HTML of any origin read as an article: what it may hold is taken, the words of everything else are kept, the rest is gone.
import { ArticleBuilder } from './article-builder.ts';
import { alignmentIn } from './article-marks.ts';
import type { Article } from './article.ts';
import { tokensOf } from './article-tokens.ts';

/** They hold no words of the text, and go with all that stands in them. */
const dropped = new Set([
  'head',
  'svg',
  'math',
  'template',
  'object',
  'select',
  'audio',
  'video',
  'canvas',
  'applet',
  'frameset',
]);
const headings: Readonly<Record<string, 2 | 3>> = { h1: 2, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
/** They end a line and begin another. */
const lines = new Set([
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'aside',
  'address',
  'pre',
  'figure',
  'figcaption',
  'table',
  'caption',
  'tr',
  'td',
  'th',
  'dl',
  'dt',
  'dd',
  'center',
  'fieldset',
  'form',
  'body',
  'html',
  'hr',
]);

/** Never throws, in time that grows with the text; given again what it wrote, it reads the same. */
export function parseArticle(html: string): Article {
  const builder = new ArticleBuilder();
  /** What is being left out, and how often it stands within itself. */
  let [hidden, depth] = ['', 0];
  for (const token of tokensOf(html)) {
    if (depth > 0) {
      if (token.kind !== 'words' && token.name === hidden) depth += token.kind === 'open' ? 1 : -1;
    } else if (token.kind === 'words') builder.words(token.text);
    else if (token.kind === 'close') close(builder, token.name);
    else if (dropped.has(token.name)) [hidden, depth] = [token.name, 1];
    else open(builder, token.name, token.attributes);
  }
  return builder.finish();
}

function open(builder: ArticleBuilder, name: string, attributes: ReadonlyMap<string, string>): void {
  const heading = Object.hasOwn(headings, name) ? headings[name] : undefined;
  if (heading) return builder.openLine(heading, alignmentIn(attributes), true);
  if (name === 'p') return builder.openLine(null, alignmentIn(attributes), true);
  if (lines.has(name))
    return builder.openLine(null, name === 'center' ? 'center' : alignmentIn(attributes), false);
  if (name === 'br') return builder.lineBreak();
  if (name === 'img') return builder.picture(attributes.get('src') || (attributes.get('data-src') ?? ''));
  if (name === 'ul' || name === 'ol' || name === 'li' || name === 'blockquote')
    return builder.openGroup(name);
  return builder.openMarks(name, attributes);
}

function close(builder: ArticleBuilder, name: string): void {
  if (name === 'p' || Object.hasOwn(headings, name) || lines.has(name)) return builder.endLine();
  if (name === 'ul' || name === 'ol' || name === 'li' || name === 'blockquote')
    return builder.closeGroup(name);
  return builder.closeMarks(name);
}
