// Edit: the given fields of an article of the demonstration; its status is one of them.
import type { ChangedDemoArticle, DemoArticle } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describeArticle } from './describe-article.ts';
import { prepareArticle } from './prepare-article.ts';
import { changeArticleRow } from './store/articles.ts';

export async function editArticle(
  context: Context,
  _actor: Actor,
  { id, ...written }: ChangedDemoArticle,
): Promise<DemoArticle> {
  const { zone } = context.config;
  const row = await changeArticleRow(context.db, id, prepareArticle(written, zone));
  if (!row) throw new Refusal('not-found');
  return describeArticle(row, zone);
}
