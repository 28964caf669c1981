// Calls of roles and of the entries a role opens: menus, and the buttons on their pages (document 2 §7, C-70, C-71).
import { z } from 'zod';
import { KnownSign, Resource, ResourceType, Role } from '../administration.ts';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { Name as name, WebAddress } from '../form-rules.ts';
import { mayManageResources, mayManageRoles, mayReadResources, mayReadRoles } from '../permissions.ts';
import { SeenRevision as revision } from './seen-revision.ts';

const rowId = z.string().min(1).max(100);
const done = z.object({});
const ofRole = z.object({ roleId: rowId });
const resourcesOfRole = z.object({ roleId: rowId, ids: IdList, revision });
const Resources = z.object({ items: z.array(Resource) });

/** A path of ours, a page elsewhere, or none for a group and a button. */
const EntryUrl = z.union([
  z.literal(''),
  z.literal('#'),
  z.string().regex(/^\/(?![/\\])\S{0,1999}$/),
  WebAddress,
]);
const Entry = z.object({
  parentId: rowId.nullable().default(null),
  name,
  url: EntryUrl.default(''),
  type: ResourceType.default('menu'),
  sign: KnownSign.nullable().default(null),
  icon: z.string().trim().max(100).default(''),
  hidden: z.boolean().default(false),
  sort: z.coerce.number().int().min(0).max(100_000).default(0),
});

const managesRoles = { permission: mayManageRoles } as const;
const managesResources = { permission: mayManageResources } as const;

export const roleEndpoints = {
  roles: endpoint({
    method: 'GET',
    path: '/control/role/list',
    summary: 'Every role, how many people have it, and the entries it opens.',
    input: z.object({}),
    output: z.object({ items: z.array(Role) }),
    permission: mayReadRoles,
  }),
  createRole: endpoint({
    method: 'POST',
    path: '/control/role/create',
    summary: 'A role; its key is made here. `resources` are the entries it opens.',
    input: z.object({ name, description: z.string().trim().max(1_000).default(''), resources: IdList }),
    output: Role,
    ...managesRoles,
  }),
  updateRole: endpoint({
    method: 'POST',
    path: '/control/role/update',
    summary:
      'Name and description of a role and, where given, exactly which entries it opens; a stale revision answers changed-meanwhile.',
    input: z.object({
      id: rowId,
      name,
      description: z.string().trim().max(1_000).default(''),
      resources: IdList.unwrap().optional(),
      revision,
    }),
    output: Role,
    ...managesRoles,
  }),
  deleteRoles: endpoint({
    method: 'GET',
    path: '/control/role/delete/0/:ids',
    summary: 'Deletes roles that nobody has any more.',
    input: z.object({ ids: IdList }),
    output: done,
    alsoTakes: 'post',
    ...managesRoles,
  }),
  resourcesOfRole: endpoint({
    method: 'GET',
    path: '/control/role/resc/list',
    summary: 'The entries a role opens.',
    input: ofRole,
    output: Resources,
    ...managesRoles,
  }),
  resourcesForRole: endpoint({
    method: 'GET',
    path: '/control/role/resc/add',
    summary: 'The entries a role does not open yet (C-71).',
    input: ofRole,
    output: Resources,
    ...managesRoles,
  }),
  grantResources: endpoint({
    method: 'GET',
    path: '/control/role/resc/insert/:roleId',
    summary: 'Lets a role open entries, and the groups they lie in; nobody gives what they do not have.',
    input: resourcesOfRole,
    output: done,
    alsoTakes: 'post',
    ...managesRoles,
  }),
  revokeResources: endpoint({
    method: 'GET',
    path: '/control/role/resc/delete',
    summary: 'Takes entries from a role.',
    input: resourcesOfRole,
    output: done,
    alsoTakes: 'post',
    ...managesRoles,
  }),
  reloadRoles: endpoint({
    method: 'GET',
    path: '/control/role/reload',
    summary:
      'Every window asks anew what its person may do (D-14); the server itself reads that with each call, on every instance.',
    input: z.object({}),
    output: done,
    alsoTakes: 'post',
    ...managesRoles,
  }),
  resources: endpoint({
    method: 'GET',
    path: '/control/resource/list',
    summary: 'Every entry, in the order of the menu.',
    input: z.object({}),
    output: Resources,
    permission: mayReadResources,
  }),
  createResource: endpoint({
    method: 'POST',
    path: '/control/resource/create',
    summary: 'An entry, at once open to the roles of whoever makes it.',
    input: Entry,
    output: z.object({ id: z.string() }),
    ...managesResources,
  }),
  updateResource: endpoint({
    method: 'POST',
    path: '/control/resource/update',
    summary:
      'An entry as it shall be; roles that hold it get its code. A stale revision answers changed-meanwhile.',
    input: Entry.extend({ id: rowId, revision }),
    output: done,
    ...managesResources,
  }),
  deleteResources: endpoint({
    method: 'GET',
    path: '/control/resource/delete/0',
    summary: 'Deletes entries; refused where others lie below (C-70).',
    input: z.object({ ids: IdList }),
    output: done,
    alsoTakes: 'post',
    ...managesResources,
  }),
  deleteResourceTrees: endpoint({
    method: 'GET',
    path: '/control/resource/delete/1',
    summary: 'Deletes entries with all that lie below (C-70).',
    input: z.object({ ids: IdList }),
    output: done,
    alsoTakes: 'post',
    ...managesResources,
  }),
  signs: endpoint({
    method: 'GET',
    path: '/control/resource/sign',
    summary: 'The permission codes there are, each with its entries.',
    input: z.object({}),
    output: z.object({ items: z.array(z.object({ sign: KnownSign, names: z.array(z.string()) })) }),
    permission: mayReadResources,
  }),
} as const;
