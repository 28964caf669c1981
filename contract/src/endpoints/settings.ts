// Calls of settings: hosts whose links may have a thumbnail of ours, and the applications of channels. All paths are ours.
import { z } from 'zod';
import { ChannelAppState, GivenApp, SeenApp } from '../channel-apps.ts';
import { endpoint } from '../endpoint.ts';
import { LinkHost, ListedHost } from '../link-host.ts';
import { mayManageSettings } from '../permissions.ts';

const done = z.object({});
const manages = { permission: mayManageSettings } as const;

export const settingsEndpoints = {
  linkHosts: endpoint({
    method: 'GET',
    path: '/control/linkHost/list',
    summary:
      'The hosts whose links may have a thumbnail of ours on Facebook (R-FB-004); fixed are those of the environment.',
    input: z.object({}),
    output: z.object({ items: z.array(ListedHost) }),
    ...manages,
  }),
  addLinkHost: endpoint({
    method: 'POST',
    path: '/control/linkHost/create',
    summary: 'One more host, with its subdomains; every process knows within two seconds.',
    input: z.object({ host: LinkHost }),
    output: z.object({ host: z.string() }),
    ...manages,
  }),
  removeLinkHost: endpoint({
    method: 'POST',
    path: '/control/linkHost/delete',
    summary: 'Takes a host off the list; one of the environment stays.',
    input: z.object({ host: z.string().max(300) }),
    output: done,
    ...manages,
  }),
  channelApps: endpoint({
    method: 'GET',
    path: '/control/channelApp/list',
    summary:
      'Of each channel which application it is spoken to with, and from where it is known; never its secret.',
    input: z.object({}),
    output: z.object({ items: z.array(ChannelAppState) }),
    ...manages,
  }),
  setChannelApp: endpoint({
    method: 'POST',
    path: '/control/channelApp/update',
    summary:
      'Key and secret of an application (R-ADM-011, R-ADM-012); they win over the environment’s, in every process within two seconds. A stale seenAt answers changed-meanwhile.',
    input: GivenApp,
    output: done,
    ...manages,
  }),
  removeChannelApp: endpoint({
    method: 'POST',
    path: '/control/channelApp/delete',
    summary: 'Forgets the application set here: that of the environment is used again, or none.',
    input: SeenApp,
    output: done,
    ...manages,
  }),
} as const;
