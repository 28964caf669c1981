// Find the outcome of a publication on its account, by its last attempt; read only.
import type { Settlement } from '@herald/channels/channel.ts';
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { findChannel } from './find-channel.ts';
import { readSent } from './read-sent.ts';
import type { Publication } from './store/rows.ts';

export async function findOutcome(context: Context, publication: Publication): Promise<Settlement> {
  const sent = await readSent(context.db, publication, publication.post);
  if (!sent) return { state: 'absent', looked: 0 };
  const loaded = await loadAccount(context, publication.account_id);
  if (!loaded || loaded.state === 'removed')
    return { state: 'cannot-look', failure: noticed('permission', 'the account is no longer bound').failure };
  const channel = findChannel(context, publication.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  return channel.settle.settle(outside, loaded.account, sent);
}
