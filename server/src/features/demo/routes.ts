// The calls of the demonstration pages; to take the demonstration away, see docs/decisions/0013.
import { demoEndpoints as calls } from '@herald/contract/endpoints/demo.ts';
import { demonstrationEndpoints as own } from '@herald/contract/endpoints/demonstration.ts';
import { demoPages } from '@herald/contract/demo-pages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addRole } from './add-role.ts';
import { changeRole } from './change-role.ts';
import { createArticle } from './create-article.ts';
import { editArticle } from './edit-article.ts';
import { listArticles } from './list-articles.ts';
import { listRoles } from './list-roles.ts';
import { listTransactions } from './list-transactions.ts';
import { readArticle } from './read-article.ts';
import { readDemonstration } from './read-demonstration.ts';
import { removeDemonstration } from './remove-demonstration.ts';
import { removeRole } from './remove-role.ts';

export function demoRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.articles, listArticles);
  route(app, context, calls.article, readArticle);
  route(app, context, calls.createArticle, createArticle);
  route(app, context, calls.editArticle, editArticle);
  route(app, context, calls.transactions, listTransactions);
  route(app, context, calls.pages, async () => ({ items: demoPages }));
  route(app, context, calls.roles, listRoles);
  route(app, context, calls.addRole, addRole);
  route(app, context, calls.changeRole, changeRole);
  route(app, context, calls.removeRole, removeRole);
  route(app, context, own.demonstration, readDemonstration);
  route(app, context, own.endDemonstration, removeDemonstration);
}
