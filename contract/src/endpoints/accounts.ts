// Calls of channel accounts: the list, and binding one by the channel's own consent page (document 2 §7, D-12).
import { z } from 'zod';
import { BindChoice, ChannelBinding } from '../accounts.ts';
import { slowCallTimeoutMs } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { mayBind } from '../permissions.ts';

const Bindings = z.object({
  allChannelBindList: z.array(ChannelBinding),
  channelBindList: z.array(ChannelBinding),
});

const findRegions = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary:
      'Regions found by what was typed: data.area is JSON text whose data list has name, type, region, key (C-62).',
    input: z.object({ area: z.string().trim().max(100), channelId: z.coerce.number().int().default(31) }),
    output: z.object({ area: z.string() }),
    permission: 'signed-in',
    timeoutMs: slowCallTimeoutMs,
  });

export const accountEndpoints = {
  facebookArea: findRegions('/control/account/facebookArea'),
  queryFacebookArea: findRegions('/content/publish/queryFacebookArea'),
  allBindings: endpoint({
    method: 'GET',
    path: '/control/account/allChannelBindList',
    summary: 'Every account this person may publish to.',
    input: z.object({}),
    output: Bindings,
    permission: 'signed-in',
  }),
  bindList: endpoint({
    method: 'GET',
    path: '/content/contentList/bindList',
    summary: 'The same list under its composing name.',
    input: z.object({}),
    output: Bindings,
    permission: 'signed-in',
  }),
  openConsent: endpoint({
    method: 'GET',
    path: '/om/channel/auth/openPage',
    summary:
      "Start a channel's authorisation: the address of its consent page, good once, for this person (D-12).",
    input: z.object({
      channelId: z.coerce.number().int().optional(),
      channelid: z.coerce.number().int().optional(),
    }),
    output: z.object({ url: z.string() }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  bindChoices: endpoint({
    method: 'GET',
    path: '/om/channel/auth/choices',
    summary: 'After consent: the pages or profiles found, to choose from (path ours).',
    input: z.object({ ticket: z.string().min(1).max(200) }),
    output: z.object({ channelid: z.number().int(), choices: z.array(BindChoice) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
  bind: endpoint({
    method: 'POST',
    path: '/om/channel/auth/bind',
    summary: 'Bind the chosen pages or profiles; an account bound before is renewed (path ours).',
    input: z.object({ ticket: z.string().min(1).max(200), externalIds: z.array(z.string()).min(1).max(100) }),
    output: z.object({ bound: z.array(ChannelBinding) }),
    permission: mayBind,
    timeoutMs: slowCallTimeoutMs,
  }),
} as const;
