// Probe whether a publication stands, as its platform says now. Reads only.
import type { Standing } from '@herald/channels/channel.ts';
import type { Result } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { readSent } from './read-sent.ts';
import type { Publication } from './store/rows.ts';

/** Null when it cannot be watched. */
export async function probeStanding(context: Context, one: Publication): Promise<Result<Standing> | null> {
  const loaded = await loadOwnAccount(context, one);
  const sent = await readSent(context, one, one.live_post ?? one.post);
  if (!loaded || loaded.state !== 'usable' || !sent || one.external_id === null) return null;
  const channel = findChannel(context, one.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  return channel.settle.watch(outside, loaded.account, sent, one.external_id);
}
