// The calls of roles and of the entries they open.
import { roleEndpoints as calls } from '@herald/contract/endpoints/roles.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changeResource } from './change-resource.ts';
import { changeRole } from './change-role.ts';
import { createResource } from './create-resource.ts';
import { createRole } from './create-role.ts';
import { grantResources } from './grant-resources.ts';
import { listKnownSigns } from './list-known-signs.ts';
import { listResources } from './list-resources.ts';
import { listRoles } from './list-roles.ts';
import { removeResources } from './remove-resources.ts';
import { removeRoles } from './remove-roles.ts';
import { renewRights } from './renew-rights.ts';
import { revokeResources } from './revoke-resources.ts';

export function roleRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.roles, listRoles);
  route(app, context, calls.createRole, createRole);
  route(app, context, calls.updateRole, changeRole);
  route(app, context, calls.deleteRoles, removeRoles);
  route(app, context, calls.reloadRoles, renewRights);
  route(app, context, calls.resourcesOfRole, (world, _actor, { roleId }) =>
    listResources(world, { roleId, opened: true }),
  );
  route(app, context, calls.resourcesForRole, (world, _actor, { roleId }) =>
    listResources(world, { roleId, opened: false }),
  );
  route(app, context, calls.grantResources, grantResources);
  route(app, context, calls.revokeResources, revokeResources);

  route(app, context, calls.resources, (world) => listResources(world, 'all'));
  route(app, context, calls.createResource, createResource);
  route(app, context, calls.updateResource, changeResource);
  route(app, context, calls.deleteResources, (world, actor, { ids }) =>
    removeResources(world, actor, { ids, withBelow: false }),
  );
  route(app, context, calls.deleteResourceTrees, (world, actor, { ids }) =>
    removeResources(world, actor, { ids, withBelow: true }),
  );
  route(app, context, calls.signs, listKnownSigns);
}
