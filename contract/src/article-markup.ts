// An article written as HTML: its own elements alone, every word and address escaped.
import { escaped } from './article-html.ts';
import type { Article, Block, Inline, Line, Marks } from './article.ts';

/** Where its pictures stand and what they show, which links it keeps, and how an empty line is written. */
export type Writing = {
  /** Null leaves the picture out. */
  readonly pictureAt: (url: string) => { readonly address: string; readonly altText: string } | null;
  readonly keepsLink: (address: string) => boolean;
  readonly emptyWords: string;
};

/** As it is kept: pictures by their addresses here. What they show stands with the pictures. */
export const kept: Writing = {
  pictureAt: (url) => ({ address: url, altText: '' }),
  keepsLink: () => true,
  emptyWords: '',
};

export function articleMarkup(article: Article, writing: Writing = kept): string {
  return article.map((block) => blockMarkup(block, writing)).join('');
}

function blockMarkup(block: Block, writing: Writing): string {
  if (block.kind === 'line') return lineMarkup(block, writing);
  if (block.kind === 'quote') return `<blockquote>${articleMarkup(block.blocks, writing)}</blockquote>`;
  if (block.kind === 'picture') {
    const picture = writing.pictureAt(block.url);
    if (!picture) return '';
    const alt = picture.altText === '' ? '' : ` alt="${escaped(picture.altText)}"`;
    return `<p><img src="${escaped(picture.address)}"${alt}/></p>`;
  }
  const name = block.ordered ? 'ol' : 'ul';
  const items = block.items.map((item) => `<li>${articleMarkup(item, writing)}</li>`).join('');
  return `<${name}>${items}</${name}>`;
}

function lineMarkup({ heading, align, inlines }: Line, writing: Writing): string {
  const name = heading === null ? 'p' : `h${heading}`;
  const style = align === 'left' ? '' : ` style="text-align: ${align}"`;
  const words = inlines.map((one) => inlineMarkup(one, writing)).join('');
  return `<${name}${style}>${words === '' ? writing.emptyWords : words}</${name}>`;
}

function inlineMarkup(one: Inline, { keepsLink }: Writing): string {
  if (one.kind === 'break') return '<br/>';
  const { link } = one.marks;
  const words = marked(escaped(one.text), one.marks);
  return link !== null && keepsLink(link) ? `<a href="${escaped(link)}">${words}</a>` : words;
}

function marked(words: string, { bold, italic, underline, strike, colour }: Marks): string {
  const names = [
    ...(bold ? ['strong'] : []),
    ...(italic ? ['em'] : []),
    ...(underline ? ['u'] : []),
    ...(strike ? ['s'] : []),
  ];
  const within = names.reduceRight((text, name) => `<${name}>${text}</${name}>`, words);
  return colour === null ? within : `<span style="color: ${colour}">${within}</span>`;
}
