// An article taken apart at its pictures: words and pictures by turns, as a body of plain blocks holds them.
import { picturesOf, type Article } from './article.ts';
import { articleMarkup } from './article-markup.ts';
import { articleOfWords, articleWords } from './article-words.ts';

export type ArticlePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'picture'; readonly url: string };

/** Pictures within a quote or a list have no place between the words: these stand behind it. */
export function partsOf(article: Article): ArticlePart[] {
  return runsOf(article).flatMap((run): ArticlePart[] => {
    const text = articleWords(run);
    return [
      ...(text === '' ? [] : [{ kind: 'words' as const, text }]),
      ...picturesOf(run).map((url) => ({ kind: 'picture' as const, url })),
    ];
  });
}

/** Nothing but paragraphs and pictures: taken apart and put together it is the same. */
export function isBare(article: Article): boolean {
  const again = partsOf(article).flatMap((part): Article =>
    part.kind === 'words' ? articleOfWords(part.text) : [part],
  );
  return articleMarkup(again) === articleMarkup(article);
}

/** Each picture alone, and what stands between two of them together. */
function runsOf(article: Article): Article[] {
  const at = article.findIndex(({ kind }) => kind === 'picture');
  const [before, picture, rest] =
    at < 0 ? [article, [], []] : [article.slice(0, at), article.slice(at, at + 1), article.slice(at + 1)];
  const runs = [before, picture].filter(({ length }) => length > 0);
  return at < 0 ? runs : [...runs, ...runsOf(rest)];
}
