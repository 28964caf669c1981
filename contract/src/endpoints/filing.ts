// Calls of filing: the categories, special topics and classes of the newsroom. All paths are ours.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { FilingKind, FilingTerm } from '../filing.ts';
import { plainName } from '../form-rules.ts';
import { mayManageFiling } from '../permissions.ts';

/** `channelid` is 0 for what is not of one channel. */
const shelf = { kind: FilingKind, channelid: z.coerce.number().int().default(0) };
/** One line, as a package keeps it. */
const name = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u)
  .overwrite(plainName)
  .min(1)
  .max(100);
const id = z.string().min(1).max(200);
const done = z.object({});
const manages = { permission: mayManageFiling } as const;

export const filingEndpoints = {
  terms: endpoint({
    method: 'GET',
    path: '/control/filing/list',
    summary:
      'What content is filed under, in its order, with how much keeps each name. Of a channel whose platform has classes of its own, those.',
    input: z.object(shelf),
    output: z.object({ items: z.array(FilingTerm), whose: z.enum(['newsroom', 'platform']) }),
    timeoutMs: 30_000,
    ...manages,
  }),
  createTerm: endpoint({
    method: 'POST',
    path: '/control/filing/create',
    summary: 'One more, as the last.',
    input: z.object({ ...shelf, name }),
    output: z.object({ id: z.string() }),
    ...manages,
  }),
  renameTerm: endpoint({
    method: 'POST',
    path: '/control/filing/update',
    summary: 'Another name; what was filed before keeps the old one.',
    input: z.object({ ...shelf, id, name }),
    output: z.object({ id: z.string() }),
    ...manages,
  }),
  orderTerms: endpoint({
    method: 'POST',
    path: '/control/filing/order',
    summary: 'All of them in the order in which they are offered.',
    input: z.object({ ...shelf, ids: z.array(id).max(2_000) }),
    output: done,
    ...manages,
  }),
  deleteTerm: endpoint({
    method: 'POST',
    path: '/control/filing/delete/0',
    summary: 'Deletes one that nothing is filed under (C-70: 0 refuses what is in use).',
    input: z.object({ ...shelf, id }),
    output: done,
    timeoutMs: 30_000,
    ...manages,
  }),
  deleteUsedTerm: endpoint({
    method: 'POST',
    path: '/control/filing/delete/1',
    summary: 'Deletes one; what is filed under it keeps its name (C-70).',
    input: z.object({ ...shelf, id }),
    output: done,
    ...manages,
  }),
} as const;
