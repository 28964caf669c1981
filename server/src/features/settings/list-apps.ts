// List of each channel which application it is spoken to with, and from where it is known; a secret never leaves here.
import type { ChannelAppState } from '@herald/contract/channel-apps.ts';
import type { Context } from '../../context.ts';
import { allApps } from './store/apps.ts';
import { unsealApp } from './unseal-app.ts';

/** Enough to tell two apart, and no more. */
const lettersShown = 4;

export async function listApps({
  db,
  channels,
  config,
  vault,
}: Context): Promise<{ items: ChannelAppState[] }> {
  const kept = await allApps(db);
  const items = channels.map(({ id, key, rules, bases }): ChannelAppState => {
    const row = kept.find(({ channelId }) => channelId === id);
    const here = row ? unsealApp(vault, row) : null;
    const inSettings = config.channels[key]?.app ?? null;
    const [reached = ''] = Object.values({ ...bases, ...config.channels[key]?.bases });
    return {
      channelid: rules.channelId,
      name: rules.name,
      from: here ? 'here' : inSettings ? 'settings' : 'nowhere',
      keyStart: (here ?? inSettings)?.id.slice(0, lettersShown) ?? '',
      unreadable: row !== undefined && here === null,
      inSettings: inSettings !== null,
      setBy: row?.setBy ?? '',
      setAt: row?.setAt.toISOString() ?? null,
      reaches: URL.canParse(reached) ? new URL(reached).host : '',
    };
  });
  return { items };
}
