// How an article goes to WeChat: its HTML with the pictures at WeChat's own addresses; measured, previewed and sent the same.
import { articleHtml, escaped } from './article-html.ts';
import { articleMarkup } from './article-markup.ts';
import { parseArticle } from './article-tree.ts';
import { picturesOf } from './article.ts';
import type { Post } from './post.ts';

type Sent = Pick<Post, 'text' | 'images' | 'article'>;

/**
 * Links elsewhere are taken out of an article when it is saved, their words stay (github.com mdnice/markdown-nice issue 15,
 * cnych/markdown-weixin issue 5; the platform's own pages do not say it): what is sent is what readers will see.
 */
const keptHost = 'mp.weixin.qq.com';

export function keepsLink(address: string): boolean {
  return URL.canParse(address) && new URL(address).hostname === keptHost;
}

/** Pictures that stand nowhere in the article stand behind it. `addressOf` takes a picture's place in the post. */
export function sentArticle({ text, images, article }: Sent, addressOf: (index: number) => string): string {
  const placed = images.map(({ altText }, index) => ({ altText, address: addressOf(index) }));
  if (article === undefined) return articleHtml(text, placed);
  const tree = parseArticle(article);
  const within = new Set(picturesOf(tree));
  const markup = articleMarkup(tree, {
    pictureAt: (url) => placed[images.findIndex((image) => image.url === url)] ?? null,
    keepsLink,
    emptyWords: '<br/>',
  });
  return (
    markup +
    placed
      .filter((_, index) => !within.has(images[index]?.url ?? ''))
      .map(pictureHtml)
      .join('')
  );
}

function pictureHtml({ address, altText }: { address: string; altText: string }): string {
  return `<p><img src="${escaped(address)}" alt="${escaped(altText)}"/></p>`;
}
