// Declared: no route exists without saying who may call it, the few outside the contract included (R-PERM-011).
import type { Permission } from '@herald/contract/permissions.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

declare module 'fastify' {
  // Every route carries its permission where the framework keeps a route's settings.
  interface FastifyContextConfig {
    permission?: Permission;
  }
}

/** From here on a route without a permission stops the start; `doors` names those a feature binds plainly, by address. */
export function refuseUndeclared(
  app: FastifyInstance,
  doors: Readonly<Record<string, Permission>> = {},
): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission ?? doors[route.url];
    if (permission === undefined)
      throw new Error(`${String(route.method)} ${route.url} declares no permission and does not start.`);
  });
}

/** A route that answers no envelope: redirects, pages, pictures. Whoever needs a person asks for them itself. */
export function plainRoute(
  app: FastifyInstance,
  method: HTTPMethods | HTTPMethods[],
  url: string,
  permission: Permission,
  run: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({ method, url, config: { permission }, handler: run });
}
