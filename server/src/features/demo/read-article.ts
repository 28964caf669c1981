// Read: one article of the demonstration, with its text.
import type { DemoArticle } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { describeArticle } from './describe-article.ts';
import { articleById } from './store/articles.ts';

export async function readArticle(
  context: Context,
  _actor: Actor,
  { id }: { id: number },
): Promise<DemoArticle> {
  const row = await articleById(context.db, id);
  if (!row) throw new Refusal('not-found');
  return describeArticle(row, context.config.zone);
}
