// Probe the sign-in of a publication's account shortly before its time, at its platform, unless nobody may ask there now.
import type { Failure } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { probeAccount } from '../accounts/probe-account.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { readBrakes, takeCall } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** Null where nothing stands in the way, or nobody was asked. Signs nobody out. */
export async function probeSignIn(context: Context, one: Publication): Promise<Failure | null> {
  if (!(await loadOwnAccount(context, one)) || !(await mayAsk(context, one))) return null;
  return probeAccount(context, one.account_id, one.department_id);
}

/** A platform in trouble is left alone; where what we read is counted with what we publish, half of it is for publishing. */
function mayAsk(context: Context, { id, channel_id: channelId }: Publication): Promise<boolean> {
  const { appLimit } = findChannel(context, channelId);
  return context.db.transaction().execute(async (tx) => {
    if ((await readBrakes(tx, id)).restsUntil) return false;
    if (!appLimit?.reads) return true;
    return (await takeCall(tx, channelId, appLimit, { leaving: appLimit.calls / 2 })) === null;
  });
}
