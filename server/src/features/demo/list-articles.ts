// List: a page of the demonstration's articles, by id either way; without their texts.
import type { DemoArticleQuery, DemoArticleRow } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { describeArticle } from './describe-article.ts';
import { articleRows, countArticles } from './store/articles.ts';

export async function listArticles(
  context: Context,
  _actor: Actor,
  asked: DemoArticleQuery,
): Promise<{ items: DemoArticleRow[]; total: number }> {
  const rows = await articleRows(context.db, asked);
  const total = await countArticles(context.db, asked);
  return { items: rows.map((row) => describeArticle(row, context.config.zone)), total };
}
