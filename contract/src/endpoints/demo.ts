// Calls of the demonstration pages (document 2 §7); paths the specification leaves out are the template's.
import { z } from 'zod';
import {
  ChangedDemoArticle,
  DemoArticle,
  DemoArticleId,
  DemoArticleQuery,
  DemoArticleRow,
  DemoRole,
  DemoRoute,
  DemoTransaction,
  NewDemoArticle,
  NewDemoRole,
} from '../demo.ts';
import { endpoint } from '../endpoint.ts';
import { mayEdit } from '../permissions.ts';
import { paged } from './paging.ts';

const Done = z.object({ status: z.literal('success') });
const Key = { key: z.string().min(1).max(40) };

export const demoEndpoints = {
  articles: endpoint({
    method: 'GET',
    path: '/article/list',
    summary: 'Demonstration: a page of articles, by id either way.',
    input: DemoArticleQuery,
    output: paged(DemoArticleRow),
    permission: 'signed-in',
  }),
  article: endpoint({
    method: 'GET',
    path: '/article/detail',
    summary: 'Demonstration: one article.',
    input: DemoArticleId,
    output: DemoArticle,
    permission: 'signed-in',
  }),
  createArticle: endpoint({
    method: 'POST',
    path: '/article/create',
    summary: 'Demonstration: a new article (path the template’s).',
    input: NewDemoArticle,
    output: DemoArticle,
    permission: mayEdit,
  }),
  editArticle: endpoint({
    method: 'POST',
    path: '/article/update',
    summary: 'Demonstration: changes the given fields of an article (path the template’s).',
    input: ChangedDemoArticle,
    output: DemoArticle,
    permission: mayEdit,
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/transaction/list',
    summary: 'Demonstration: transactions.',
    input: z.object({}),
    output: paged(DemoTransaction),
    permission: 'signed-in',
  }),
  pages: endpoint({
    method: 'GET',
    path: '/routes',
    summary: 'Demonstration: all routes a demonstration role can have.',
    input: z.object({}),
    output: z.object({ items: z.array(DemoRoute) }),
    permission: 'signed-in',
  }),
  roles: endpoint({
    method: 'GET',
    path: '/roles',
    summary: 'Demonstration: its roles. No person has one: they open nothing.',
    input: z.object({}),
    output: z.object({ items: z.array(DemoRole) }),
    permission: 'signed-in',
  }),
  addRole: endpoint({
    method: 'POST',
    path: '/role',
    summary: 'Demonstration: a new role; the server gives it a key.',
    input: NewDemoRole,
    output: z.object({ key: z.string() }),
    permission: mayEdit,
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/role/:key',
    summary: 'Demonstration: replaces a role.',
    input: NewDemoRole.extend(Key),
    output: Done,
    permission: mayEdit,
  }),
  removeRole: endpoint({
    method: 'DELETE',
    path: '/role/:key',
    summary: 'Demonstration: removes a role.',
    input: z.object(Key),
    output: Done,
    permission: mayEdit,
  }),
} as const;
