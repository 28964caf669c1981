// The calls of the inbox.
import { messageEndpoints as calls } from '@herald/contract/endpoints/messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listInbox } from './list-inbox.ts';
import { listUnread } from './list-unread.ts';
import { markRead } from './mark-read.ts';

const inOneAnswer = 500;

export function messageRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, calls.unread, listUnread);
  route(app, context, calls.inbox, listInbox);
  route(app, context, calls.allMessages, (world, actor) =>
    listInbox(world, actor, { page: 1, pageSize: inOneAnswer }),
  );
  route(app, context, calls.markRead, markRead);
}
