// Create: an article of the demonstration; without a time of its own it has the present one.
import type { DemoArticle, NewDemoArticle } from '@herald/contract/demo.ts';
import type { Actor, Context } from '../../context.ts';
import { describeArticle } from './describe-article.ts';
import { prepareArticle } from './prepare-article.ts';
import { insertArticle } from './store/articles.ts';

export async function createArticle(
  context: Context,
  _actor: Actor,
  written: NewDemoArticle,
): Promise<DemoArticle> {
  const { zone } = context.config;
  const row = await insertArticle(context.db, { ...prepareArticle(written, zone), title: written.title });
  return describeArticle(row, zone);
}
