// Find the outcome of a publication on its account, by its last attempt; of ours only a token that was refused is marked.
import type { Rival, Sent } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { markAccountStale } from '../accounts/mark-account-stale.ts';
import { openOutside } from '../accounts/open-outside.ts';
import { findChannel } from './find-channel.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { readSent } from './read-sent.ts';
import type { Publication } from './store/rows.ts';

export async function findOutcome(context: Context, publication: Publication): Promise<Settlement> {
  const sent = await readSent(context, publication, publication.post);
  if (!sent) return { state: 'absent', looked: 0 };
  const loaded = await loadOwnAccount(context, publication);
  if (!loaded)
    return { state: 'cannot-look', failure: noticed('permission', 'the account is no longer bound').failure };
  if (!loaded.opens)
    return { state: 'cannot-look', failure: noticed('auth', 'the account must be authorised again').failure };
  const channel = findChannel(context, publication.channel_id);
  const outside = openOutside(context, channel, { timeoutMs: context.pace.clientTimeoutMs });
  const seen = await channel.settle.settle(outside, loaded.account, sent);
  if (seen.state === 'cannot-look' && seen.failure.kind === 'auth')
    await markAccountStale(context, publication.account_id, loaded.account.token);
  if (seen.state !== 'live') return seen;
  // A person looks beside the lane: what was sent of another publication meanwhile may be what was seen.
  const since = await readSent(context, publication, publication.post);
  if (!since || !isJoined(sent, since)) return seen;
  return channel.settle.settle(outside, loaded.account, since);
}

/** Whether another call of the account came since, bound by now or not. */
function isJoined(before: Sent, since: Sent): boolean {
  const known = new Set(before.rivals.map(nameOf));
  return (
    since.rivals.some((rival) => !known.has(nameOf(rival))) ||
    [...since.taken].some((id) => !before.taken.has(id))
  );
}

/** Sent again it is another call, which lasts longer. */
function nameOf({ clientKey, until }: Rival): string {
  return `${clientKey} ${until?.getTime() ?? ''}`;
}
