// The stand-in's three channels, for classes that no channel built so far has; they exist in the campaign alone.
import type { Channel } from '@herald/channels/channel.ts';
import { channels } from '@herald/channels/registry.ts';
import type { ChannelId, ChannelRules } from '@herald/contract/channels.ts';
import type { Config } from '@herald/server/config.ts';
import * as byHandle from './by-handle.ts';
import { change } from './change.ts';
import { connect } from './connect.ts';
import { cannotSettle, findByLink, settleByList, watchById, watchByList } from './look.ts';
import { publishWith } from './publish.ts';

/** Longer than all that a campaign's clock can jump while one call is out. */
const keyWindowSeconds = 30 * 86_400;
const nothingToPrepare: Channel['prepare'] = {
  steps: () => [],
  take: async () => Promise.reject(new Error('there is nothing to prepare')),
};

function rulesOf(channelId: ChannelId, name: string): ChannelRules {
  const types = ['jpg', 'jpeg', 'png', 'gif'];
  const images = { types, atMost: null, sizes: [], gifAlone: false, altText: null };
  const text = { required: true, limits: [], forbidden: '', marks: null, sent: true };
  const rest = {
    needs: 'nothing',
    title: null,
    coverTypes: null,
    video: null,
    audio: false,
    link: 'in-text',
    cover: 'ignored',
  } as const;
  return {
    channelId,
    name,
    text,
    images,
    ...rest,
    can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
  };
}

/** Class A: our key, under which nothing is done twice. */
const keyed: Channel = {
  id: 33,
  key: 'key',
  rules: rulesOf(33, 'Stand-in of keys'),
  settledBy: { by: 'key', windowSeconds: keyWindowSeconds },
  appLimit: null,
  bases: {},
  connect,
  prepare: nothingToPrepare,
  publish: publishWith(true),
  settle: { settle: settleByList, watch: watchByList, findByLink },
  change,
};

/** Class B: a handle beforehand, which tells what became of it. */
const handled: Channel = {
  id: 44,
  key: 'handle',
  rules: rulesOf(44, 'Stand-in of handles'),
  settledBy: { by: 'handle' },
  appLimit: null,
  bases: {},
  connect,
  prepare: byHandle.prepare,
  publish: byHandle.publish,
  settle: { settle: byHandle.settle, watch: watchById, findByLink },
  change,
};

/** Class D: nothing can be listed. */
const blind: Channel = {
  id: 34,
  key: 'blind',
  rules: rulesOf(34, 'Stand-in that shows nothing'),
  settledBy: { by: 'nothing' },
  appLimit: null,
  bases: {},
  connect: { ...connect, refresh: null },
  prepare: nothingToPrepare,
  publish: publishWith(false),
  settle: { settle: cannotSettle, watch: watchById, findByLink },
  change,
};

const standIns: readonly Channel[] = [keyed, handled, blind];

/** The stand-ins have the numbers of channels that are left out here. */
export const playedByTheSandbox = channels.filter(({ key }) => key === 'facebook' || key === 'twitter');
export const playedChannels: readonly Channel[] = [...playedByTheSandbox, ...standIns];

export function withStandIns(config: Config, host: string): Config {
  const app = { id: 'campaign', secret: 'campaign-secret' };
  const own = standIns.map(({ key }) => [key, { app, bases: { api: `${host}/${key}` } }] as const);
  return { ...config, channels: { ...config.channels, ...Object.fromEntries(own) } };
}
