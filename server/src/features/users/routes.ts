// The calls of user administration, of departments, and of one's own password.
import { userEndpoints as calls } from '@herald/contract/endpoints/users.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changePassword } from './change-password.ts';
import { changeUser } from './change-user.ts';
import { createDepartment } from './create-department.ts';
import { createUser } from './create-user.ts';
import { listDepartments } from './list-departments.ts';
import { listUserRoles } from './list-user-roles.ts';
import { listUsers } from './list-users.ts';
import { removeDepartments } from './remove-departments.ts';
import { removeUsers } from './remove-users.ts';
import { renameDepartment } from './rename-department.ts';
import { searchDirectory } from './search-directory.ts';
import { setRoles } from './set-roles.ts';
import { setStatus } from './set-status.ts';
import { summariseLeft } from './summarise-left.ts';

export function userRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.users, listUsers);
  route(app, context, calls.createUser, createUser);
  route(app, context, calls.findInDirectory, searchDirectory);
  route(app, context, calls.updateUser, changeUser);
  route(app, context, calls.setStatus, setStatus);
  route(app, context, calls.changePassword, changePassword);
  route(app, context, calls.deleteUsers, removeUsers);
  route(app, context, calls.leftByUsers, summariseLeft);
  route(app, context, calls.rolesOfUser, (world, _actor, { userId }) =>
    listUserRoles(world, { userId, held: true }),
  );
  route(app, context, calls.rolesForUser, (world, _actor, { userId }) =>
    listUserRoles(world, { userId, held: false }),
  );
  route(app, context, calls.assignRoles, (world, actor, { userId, ids }) =>
    setRoles(world, actor, { userId, given: ids, taken: [] }),
  );
  route(app, context, calls.revokeRoles, (world, actor, { userId, ids }) =>
    setRoles(world, actor, { userId, given: [], taken: ids }),
  );
  route(app, context, calls.setRoles, setRoles);
  route(app, context, calls.departments, listDepartments);
  route(app, context, calls.createDepartment, createDepartment);
  route(app, context, calls.renameDepartment, renameDepartment);
  route(app, context, calls.deleteDepartments, removeDepartments);
}
