// The words of an article without their formatting: what every other channel, a search and a summary get of it.
import { tidied } from './article-spaces.ts';
import { plainMarks, type Article, type Block, type Inline, type Line } from './article.ts';

/** Lines stand apart by an empty one; items of a list follow each other, each with its sign. */
export function articleWords(article: Article): string {
  return article
    .map(blockWords)
    .filter((words) => words !== '')
    .join('\n\n');
}

function blockWords(block: Block): string {
  if (block.kind === 'line') return lineWords(block);
  if (block.kind === 'quote') return articleWords(block.blocks);
  if (block.kind === 'picture') return '';
  return block.items
    .map((item, place) => ({ sign: block.ordered ? `${place + 1}. ` : '• ', words: itemWords(item) }))
    .filter(({ words }) => words !== '')
    .map(({ sign, words }) => `${sign}${words}`)
    .join('\n');
}

function itemWords(item: Article): string {
  return item
    .map(blockWords)
    .filter((words) => words !== '')
    .join('\n');
}

function lineWords({ inlines }: Line): string {
  return inlines
    .map((one) => (one.kind === 'break' ? '\n' : one.text))
    .join('')
    .trim();
}

/** A plain text as an article: its paragraphs end at an empty line. */
export function articleOfWords(text: string): Article {
  const paragraphs = text.trim() === '' ? [] : text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph): Line => ({
    kind: 'line',
    heading: null,
    align: 'left',
    inlines: tidied(
      paragraph
        .split('\n')
        .flatMap((line, at): Inline[] => [
          ...(at === 0 ? [] : [{ kind: 'break' as const }]),
          { kind: 'words', text: line, marks: plainMarks },
        ]),
    ),
  }));
}
