// The calls of what administrators set on screens: filing, hosts of ours, and the applications of channels.
import { filingEndpoints as filing } from '@herald/contract/endpoints/filing.ts';
import { settingsEndpoints as calls } from '@herald/contract/endpoints/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addHost } from './add-host.ts';
import { createTerm } from './create-term.ts';
import { listApps } from './list-apps.ts';
import { listHosts } from './list-hosts.ts';
import { listTerms } from './list-terms.ts';
import { moveTerms } from './move-terms.ts';
import { removeApp } from './remove-app.ts';
import { removeHost } from './remove-host.ts';
import { removeTerm } from './remove-term.ts';
import { renameTerm } from './rename-term.ts';
import { setApp } from './set-app.ts';

export function settingsRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, filing.terms, listTerms);
  route(app, context, filing.createTerm, createTerm);
  route(app, context, filing.renameTerm, renameTerm);
  route(app, context, filing.orderTerms, moveTerms);
  route(app, context, filing.deleteTerm, (world, actor, asked) =>
    removeTerm(world, actor, { ...asked, used: 'refuse' }),
  );
  route(app, context, filing.deleteUsedTerm, (world, actor, asked) =>
    removeTerm(world, actor, { ...asked, used: 'remove' }),
  );

  route(app, context, calls.linkHosts, listHosts);
  route(app, context, calls.addLinkHost, addHost);
  route(app, context, calls.removeLinkHost, removeHost);
  route(app, context, calls.channelApps, listApps);
  route(app, context, calls.setChannelApp, setApp);
  route(app, context, calls.removeChannelApp, removeApp);
}
