// What is pasted or dropped into the article: read by the same rules as everything else, its pictures taken out to be uploaded.
import { mapBlocks, picturesOf, type Article } from '@herald/contract/article.ts';
import { parseArticle } from '@herald/contract/article-tree.ts';

export type Pasted = {
  readonly article: Article;
  /** Pictures that came along, as files to upload. */
  readonly files: readonly File[];
  /** How many stand elsewhere on the web: nobody's browser fetches them. */
  readonly lost: number;
};

const encoded = /^data:image\/(png|jpe?g|gif);base64,([a-z\d+/=\s]+)$/i;

/** Null where there is nothing but plain text. */
export function readPaste({
  files,
  html,
  own,
}: {
  files: readonly File[];
  html: string;
  own: ReadonlySet<string>;
}): Pasted | null {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (html.trim() === '') return pictures.length === 0 ? null : { article: [], files: pictures, lost: 0 };
  const read = parseArticle(html);
  const strange = picturesOf(read).filter((url) => !own.has(url));
  const within = strange.flatMap((url, index) => fileIn(url, index) ?? []);
  const article = mapBlocks(read, (block) =>
    block.kind === 'picture' && !own.has(block.url) ? null : block,
  );
  // A picture copied on a web page comes as a file and as its address: the file is it.
  const isCopy = pictures.length > 0 && article.length === 0;
  return {
    article,
    files: isCopy ? pictures : within,
    lost: isCopy ? 0 : strange.length - within.length,
  };
}

function fileIn(url: string, index: number): File | null {
  const [, kind, letters] = encoded.exec(url) ?? [];
  if (kind === undefined || letters === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
    const ending = kind.toLowerCase() === 'jpeg' ? 'jpg' : kind.toLowerCase();
    return new File([bytes], `pasted-${index + 1}.${ending}`, { type: `image/${kind.toLowerCase()}` });
  } catch {
    return null;
  }
}
