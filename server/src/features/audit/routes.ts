// The calls of the audit log.
import { auditEndpoints as calls } from '@herald/contract/endpoints/audit.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { checkChain } from './check-chain.ts';
import { listChanges } from './list-changes.ts';

export function auditRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.auditLog, listChanges);
  route(app, context, calls.checkChain, checkChain);
}
