// A formatted article as a tree of the few things it may hold; whatever else HTML can say has no place here.

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** The colours words may have: all of them can be read on white. */
export const articleColours = ['#c00000', '#b45309', '#15803d', '#1d4ed8', '#7e22ce', '#6b7280'] as const;
export type ArticleColour = (typeof articleColours)[number];

export type Marks = {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly colour: ArticleColour | null;
  /** A web address, http or https. */
  readonly link: string | null;
};

export const plainMarks: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  colour: null,
  link: null,
};

export type Inline =
  | { readonly kind: 'words'; readonly text: string; readonly marks: Marks }
  | { readonly kind: 'break' };

/** The words of a paragraph or a heading; 2 is a heading, 3 one below it (the title of the article is 1). */
export type Line = {
  readonly kind: 'line';
  readonly heading: 2 | 3 | null;
  readonly align: Alignment;
  readonly inlines: readonly Inline[];
};

export type Block =
  | Line
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Article[] }
  | { readonly kind: 'quote'; readonly blocks: Article }
  | { readonly kind: 'picture'; readonly url: string };

export type Article = readonly Block[];

export function emptyLine(): Line {
  return { kind: 'line', heading: null, align: 'left', inlines: [] };
}

export function sameMarks(one: Marks, other: Marks): boolean {
  const { bold, italic, underline, strike, colour, link } = other;
  return (
    one.bold === bold &&
    one.italic === italic &&
    one.underline === underline &&
    one.strike === strike &&
    one.colour === colour &&
    one.link === link
  );
}

/** Every block as `step` gives it back; none where it gives null. What is left empty by that goes too. */
export function mapBlocks(article: Article, step: (block: Block) => Block | null): Article {
  return article.flatMap((block): Block[] => {
    if (block.kind === 'list') {
      const items = block.items.map((item) => mapBlocks(item, step)).filter((item) => item.length > 0);
      return items.length === 0 ? [] : [{ ...block, items }];
    }
    if (block.kind === 'quote') {
      const blocks = mapBlocks(block.blocks, step);
      return blocks.length === 0 ? [] : [{ ...block, blocks }];
    }
    const stepped = step(block);
    return stepped ? [stepped] : [];
  });
}

/** The addresses of its pictures, in their order. */
export function picturesOf(article: Article): string[] {
  return article.flatMap((block) => {
    if (block.kind === 'picture') return [block.url];
    if (block.kind === 'quote') return picturesOf(block.blocks);
    return block.kind === 'list' ? block.items.flatMap(picturesOf) : [];
  });
}

/** The addresses its words lead to. */
export function linksOf(article: Article): string[] {
  return article.flatMap((block) => {
    if (block.kind === 'line')
      return block.inlines.flatMap((one) =>
        one.kind === 'words' && one.marks.link !== null ? [one.marks.link] : [],
      );
    if (block.kind === 'quote') return linksOf(block.blocks);
    return block.kind === 'list' ? block.items.flatMap(linksOf) : [];
  });
}

/** The one channel whose posts are articles: WeChat. Everywhere else formatting, and where a picture stands among the words, is nothing. */
export const articleChannel = 17;
