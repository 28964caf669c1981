// Articles as WeChat shows them to their owner, and the address under which their readers find them.
import type { JsonRecord } from '../../json.ts';
import type { Article, Publication } from './state.ts';
import { readBack } from './text.ts';

export const addressOf = ({ articleId }: Publication, index: number): string =>
  `/wechat/mp/s/${articleId}.${index}`;

export function showArticle(article: Article, url: string): JsonRecord {
  return {
    title: article.title,
    author: article.author,
    digest: article.digest,
    content: readBack(article.content),
    content_source_url: article.sourceUrl,
    thumb_media_id: article.thumbMediaId,
    need_open_comment: article.opensComments ? 1 : 0,
    only_fans_can_comment: article.fansOnly ? 1 : 0,
    url,
  };
}

export function showPublished(publication: Publication, origin: string): JsonRecord[] {
  return publication.articles.map((article, place) => ({
    ...showArticle(article, `${origin}${addressOf(publication, place + 1)}`),
    is_deleted: publication.deleted.includes(place + 1),
  }));
}
