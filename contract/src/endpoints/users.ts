// Calls of user administration: people, the roles each has, departments, and one's own password (document 2 §7).
import { z } from 'zod';
import { Department, Left, NamedRole, User, UserStatus } from '../administration.ts';
import { IdList } from '../content.ts';
import { endpoint } from '../endpoint.ts';
import { Email, Name as name, Password, Username } from '../form-rules.ts';
import { mayManagePeople, mayReadDepartments } from '../permissions.ts';
import { Paging, paged } from './paging.ts';
import { SeenRevision } from './seen-revision.ts';

const rowId = z.string().min(1).max(100);
const done = z.object({});
const ofUser = z.object({ userId: rowId });
const rolesOfUser = z.object({ userId: rowId, ids: IdList });
const Roles = z.object({ items: z.array(NamedRole) });

const manages = { permission: mayManagePeople } as const;
/** C-19: the specification's GET, and POST as well. */
const changesByGet = { method: 'GET', alsoTakes: 'post', ...manages } as const;

export const userEndpoints = {
  users: endpoint({
    method: 'GET',
    path: '/control/user/userList',
    summary: 'People by name: found by words in name, username or e-mail, by department, role and standing.',
    input: z.object({
      ...Paging,
      name: z.string().trim().max(200).default(''),
      departmentId: z.string().max(100).default(''),
      roleId: z.string().max(100).default(''),
      status: z.union([UserStatus, z.literal('')]).default(''),
    }),
    output: paged(User),
    ...manages,
  }),
  createUser: endpoint({
    method: 'POST',
    path: '/control/user/create',
    summary:
      'A person before their first sign-in. `password` where it is kept here, `subject` (the id there) where another provider keeps it.',
    input: z.object({
      account: Username,
      name,
      email: Email.default(''),
      departmentId: rowId,
      roles: IdList,
      password: Password.optional(),
      subject: z.string().trim().max(255).optional(),
    }),
    output: z.object({ id: z.string() }),
    ...manages,
  }),
  findInDirectory: endpoint({
    method: 'GET',
    path: '/control/user/getUserFromOpsById',
    summary:
      'Looks an account up in the staff directory of the sign-on provider, to prefill a new user (D-15).',
    input: z.object({ account: z.string().trim().min(1).max(200) }),
    output: z.object({
      account: z.string(),
      name: z.string(),
      email: z.string(),
      department: z.string(),
      /** That of a department here with this name; null where there is none. */
      departmentId: z.string().nullable(),
    }),
    ...manages,
  }),
  updateUser: endpoint({
    method: 'POST',
    path: '/control/user/update',
    summary:
      'Name, e-mail and department of a person; a new password ends their sessions. A stale revision answers changed-meanwhile.',
    input: z.object({
      id: rowId,
      name,
      email: Email,
      departmentId: rowId,
      password: Password.optional(),
      revision: SeenRevision,
    }),
    output: done,
    ...manages,
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/control/user/status',
    summary: 'Enable or disable; who is disabled is out at once.',
    input: z.object({ id: rowId, status: UserStatus }),
    output: done,
    ...manages,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/control/user/pass/update',
    summary: "One's own password; every other session of theirs ends.",
    input: z.object({ oldPass: z.string().min(1).max(1_024), newPass: Password }),
    output: done,
    permission: 'signed-in',
  }),
  deleteUsers: endpoint({
    ...changesByGet,
    path: '/control/user/delete',
    summary:
      'Deletes people: out at once; their content and what is scheduled stay with their department, their drafts go to `heir` if one is named.',
    input: z.object({ ids: IdList, heir: rowId.optional() }),
    output: done,
  }),
  leftByUsers: endpoint({
    method: 'GET',
    path: '/control/user/left',
    summary: 'What these people would leave behind (path ours).',
    input: z.object({ ids: IdList }),
    output: Left,
    ...manages,
  }),
  rolesOfUser: endpoint({
    method: 'GET',
    path: '/control/user/userrole/list',
    summary: 'The roles a person has.',
    input: ofUser,
    output: Roles,
    ...manages,
  }),
  rolesForUser: endpoint({
    method: 'GET',
    path: '/control/user/userrole/add',
    summary: 'The roles a person does not have yet (C-71).',
    input: ofUser,
    output: Roles,
    ...manages,
  }),
  assignRoles: endpoint({
    ...changesByGet,
    path: '/control/user/userrole/insert',
    summary: 'Gives a person roles; nobody gives what they do not have.',
    input: rolesOfUser,
    output: done,
  }),
  revokeRoles: endpoint({
    ...changesByGet,
    path: '/control/user/userrole/delete',
    summary: 'Takes roles from a person.',
    input: rolesOfUser,
    output: done,
  }),
  setRoles: endpoint({
    method: 'POST',
    path: '/control/user/userrole/set',
    summary:
      'Gives a person roles and takes others, all or none; a stale revision answers changed-meanwhile (path ours).',
    input: z.object({
      userId: rowId,
      given: IdList,
      taken: IdList,
      revision: z.number().int().optional(),
    }),
    output: done,
    ...manages,
  }),
  departments: endpoint({
    method: 'GET',
    path: '/control/department/list',
    summary: 'The departments by name, each with how many people it has (path ours).',
    input: z.object({}),
    output: z.object({ items: z.array(Department) }),
    permission: mayReadDepartments,
  }),
  createDepartment: endpoint({
    method: 'POST',
    path: '/control/department/create',
    summary: 'A department (path ours).',
    input: z.object({ name }),
    output: z.object({ id: z.string() }),
    ...manages,
  }),
  renameDepartment: endpoint({
    method: 'POST',
    path: '/control/department/update',
    summary: 'Another name for a department (path ours); a stale revision answers changed-meanwhile.',
    input: z.object({ id: rowId, name, revision: SeenRevision }),
    output: done,
    ...manages,
  }),
  deleteDepartments: endpoint({
    ...changesByGet,
    path: '/control/department/delete',
    summary: 'Deletes departments to which nothing belongs (path ours).',
    input: z.object({ ids: IdList }),
    output: done,
  }),
  searchPeople: endpoint({
    method: 'GET',
    path: '/search/user',
    summary: 'People whose name holds these words, twenty at most.',
    input: z.object({ name: z.string().trim().max(200).default('') }),
    output: z.object({ items: z.array(z.object({ name: z.string() })) }),
    permission: 'signed-in',
  }),
} as const;
