// Calls of the templates of packages; their paths are ours.
import { z } from 'zod';
import { slowCallTimeoutMs } from '../constants.ts';
import { Draft, DraftOut } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { mayEdit } from '../permissions.ts';
import { TemplateName, TemplateRow, TemplateScope } from '../templates.ts';
import { Paging, paged } from './paging.ts';

const id = z.string().min(1).max(100);

export const templateEndpoints = {
  listTemplates: endpoint({
    method: 'GET',
    path: '/content/template/list',
    summary: 'My templates or my department’s, the last changed first.',
    input: z.object({ ...Paging, of: TemplateScope.default('mine'), name: z.string().max(200).default('') }),
    output: paged(TemplateRow),
    permission: 'signed-in',
  }),
  readTemplate: endpoint({
    method: 'GET',
    path: '/content/template/query',
    summary: 'What a template says, as a draft that nobody has saved.',
    input: z.object({ id }),
    output: z.object({ name: z.string(), draft: DraftOut }),
    permission: 'signed-in',
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/content/template/insert',
    summary: 'Keep what a draft says as a template, without who it is, where it is live and when it is sent.',
    input: z.object({ name: TemplateName, draft: Draft }),
    output: z.object({ id: z.string() }),
    permission: mayEdit,
    timeoutMs: slowCallTimeoutMs,
  }),
  renameTemplate: endpoint({
    method: 'POST',
    path: '/content/template/rename',
    summary: 'Call a template of the own department otherwise.',
    input: z.object({ id, name: TemplateName }),
    output: z.object({}),
    permission: mayEdit,
  }),
  removeTemplate: endpoint({
    method: 'POST',
    path: '/content/template/delete',
    summary: 'Delete a template of the own department, for good; what was begun with it stays.',
    input: z.object({ id }),
    output: z.object({}),
    permission: mayEdit,
  }),
} as const;
