// The calls of the signed-in person: who I am, my menu, what I may, and whom I look for.
import { signOnEndpoints as calls } from '@herald/contract/endpoints/sign-on.ts';
import { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { describeMe } from './describe-me.ts';
import { listMenu } from './list-menu.ts';
import { listSigns } from './list-signs.ts';
import { searchPeople } from './search-people.ts';

export function peopleRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.info, describeMe);
  route(app, context, calls.dashboard, listMenu);
  route(app, context, calls.pagePermissions, listSigns);
  route(app, context, userEndpoints.searchPeople, searchPeople);
}
