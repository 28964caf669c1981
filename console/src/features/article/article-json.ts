// An article in the editor's own form and back: trees of plain values, so that no HTML is ever parsed by the browser.
import {
  alignments,
  articleColours,
  plainMarks,
  type Article,
  type Block,
  type Inline,
  type Marks,
} from '@herald/contract/article.ts';
import { webAddress } from '@herald/contract/article-marks.ts';
import type { JSONContent } from '@tiptap/core';

export function docOf(article: Article): JSONContent {
  return { type: 'doc', content: article.length === 0 ? [{ type: 'paragraph' }] : article.map(nodeOf) };
}

function nodeOf(block: Block): JSONContent {
  if (block.kind === 'picture') return { type: 'picture', attrs: { src: block.url } };
  if (block.kind === 'quote') return { type: 'blockquote', content: block.blocks.map(nodeOf) };
  if (block.kind === 'list')
    return {
      type: block.ordered ? 'orderedList' : 'bulletList',
      content: block.items.map((item) => ({ type: 'listItem', content: item.map(nodeOf) })),
    };
  const { heading, align, inlines } = block;
  return {
    type: heading === null ? 'paragraph' : 'heading',
    attrs: { align, ...(heading === null ? {} : { level: heading }) },
    content: inlines.map(inlineNode),
  };
}

function inlineNode(one: Inline): JSONContent {
  return one.kind === 'break'
    ? { type: 'hardBreak' }
    : { type: 'text', text: one.text, marks: marksOf(one.marks) };
}

function marksOf({ bold, italic, underline, strike, colour, link }: Marks) {
  return [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(underline ? [{ type: 'underline' }] : []),
    ...(strike ? [{ type: 'strike' }] : []),
    ...(colour === null ? [] : [{ type: 'colour', attrs: { colour } }]),
    ...(link === null ? [] : [{ type: 'link', attrs: { href: link } }]),
  ];
}

/** What an article cannot hold is left out. */
export function articleIn({ content = [] }: JSONContent): Article {
  return content.flatMap(blocksIn);
}

function blocksIn(node: JSONContent): Block[] {
  const { type, content = [], attrs = {} } = node;
  if (type === 'picture') return [{ kind: 'picture', url: String(attrs['src'] ?? '') }];
  if (type === 'blockquote') return [{ kind: 'quote', blocks: articleIn(node) }];
  if (type === 'bulletList' || type === 'orderedList')
    return [{ kind: 'list', ordered: type === 'orderedList', items: content.map(articleIn) }];
  if (type !== 'paragraph' && type !== 'heading') return [];
  const align = alignments.find((one) => one === attrs['align']) ?? 'left';
  const heading = type === 'paragraph' ? null : attrs['level'] === 3 ? 3 : 2;
  return [{ kind: 'line', heading, align, inlines: content.flatMap(inlinesIn) }];
}

function inlinesIn({ type, text = '', marks = [] }: JSONContent): Inline[] {
  if (type === 'hardBreak') return [{ kind: 'break' }];
  return type === 'text' ? [{ kind: 'words', text, marks: marks.reduce(markedBy, plainMarks) }] : [];
}

function markedBy(before: Marks, { type, attrs = {} }: NonNullable<JSONContent['marks']>[number]): Marks {
  if (type === 'bold' || type === 'italic' || type === 'underline' || type === 'strike')
    return { ...before, [type]: true };
  if (type === 'colour')
    return { ...before, colour: articleColours.find((one) => one === attrs['colour']) ?? null };
  return type === 'link' ? { ...before, link: webAddress(String(attrs['href'] ?? '')) } : before;
}
