// Open the world for one channel: its addresses and keys as they are set now, a fresh connection a call, and our own files.
import type { Channel, Outside } from '@herald/channels/channel.ts';
import type { Context } from '../../context.ts';
import { appOf, ownHostsOf } from '../../own-settings.ts';
import { composeAddress } from '../media/compose-address.ts';
import { openMedia } from '../media/open-media.ts';
import { readMedia } from '../media/read-media.ts';

/** Without app keys: the token of an account that is bound already is enough for most calls. */
const noApp = { id: '', secret: '' };

export function openOutside(
  context: Context,
  channel: Channel,
  limits: { timeoutMs: number; sendBefore?: number },
): Outside {
  const settings = context.config.channels[channel.key];
  return {
    fetch: context.outsideFetch(limits),
    bases: { ...channel.bases, ...settings?.bases },
    app: appOf(context, channel.key) ?? noApp,
    products: settings?.products ?? [],
    clientAddress: context.config.clientAddress ?? undefined,
    ownHosts: ownHostsOf(context),
    readFile: (url) => readMedia(context, { url }),
    openFile: (url) => openMedia(context, { url }),
    addressOf: (url) => composeAddress(context, url),
  };
}
