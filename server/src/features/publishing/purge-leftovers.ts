// Purge leftovers: a video that went up for a post that never came stands at the platform for everybody, so it is deleted there.
import type { Context } from '../../context.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { refreshAccount } from '../accounts/refresh-account.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { countTry, forgetLeftover, listLeftovers, type Leftover } from './store/leftovers.ts';

const atOnce = 20;

/** Gives how many are gone. What a platform does not delete is asked for again for a day, and is in the log with its address. */
export async function purgeLeftovers(context: Context): Promise<number> {
  const clearing = context.channels.filter(({ prepare }) => prepare.removeVideo !== undefined);
  const ids = clearing.map(({ id }) => id);
  let gone = 0;
  for (const one of await listLeftovers(context.db, ids, atOnce)) {
    // Counted first: what ends the process here every time is not asked for ever.
    await countTry(context.db, one);
    if (await remove(context, one)) gone += 1;
  }
  return gone;
}

async function remove(context: Context, one: Leftover): Promise<boolean> {
  const channel = findChannel(context, one.channel_id);
  const { removeVideo } = channel.prepare;
  const loaded = await loadOwnAccount(context, one);
  if (!removeVideo || loaded?.state !== 'usable') return false;
  if (loaded.needsRefresh) await refreshAccount(context, one.account_id);
  const { account } = (loaded.needsRefresh ? await loadOwnAccount(context, one) : null) ?? loaded;
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const removed = await removeVideo(outside, account, one.handle);
  if (removed.ok) await forgetLeftover(context.db, one);
  else
    context.log.warn({ publicationId: one.id, failure: removed.failure }, 'a leftover could not be deleted');
  return removed.ok;
}
