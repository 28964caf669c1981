// Start a repost: the post is taken down, and only once that is proven published anew; what would strand it halfway is refused before.
import type { ChannelRules } from '@herald/contract/channels.ts';
import { differencesOf, versionOf } from '@herald/contract/versions.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { describeAccountName } from '../accounts/describe-account-name.ts';
import { findUsableAccounts } from '../accounts/find-usable-accounts.ts';
import { advancePublication } from './advance-publication.job.ts';
import { findLive } from './find-live.ts';
import { findShown } from './find-shown.ts';
import { startWithdrawal } from './start-withdrawal.ts';
import { insertModification, type Wanted } from './store/modifications.ts';
import { readBrakes } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

/** publishing.md §12: row 27, then a new publication only after the deletion is proven (follow-reposts.ts). */
export async function startRepost(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, channel, wanted }: { id: string; channel: ChannelRules; wanted: Wanted },
): Promise<Publication> {
  const { found, fence, live } = await findLive(tx, id);
  if (differencesOf(versionOf(live, channel), versionOf(wanted.post, channel)).length === 0)
    throw new Refusal('nothing-to-change', { channel: channel.name });
  if ((await readBrakes(tx, found.id)).paused) throw new Refusal('paused-now');
  const [account] = await findUsableAccounts(context, tx, actor, [found.account_id]);
  const [twin] = await findShown(tx, found, wanted);
  // Nobody can confirm it away: behind the deletion no person is there to be asked (follow-reposts.ts).
  if (twin)
    throw new Refusal(codeOf(twin), {
      account: account ? describeAccountName(account) : '',
      publication: twin.id,
    });
  await insertModification(tx, 'repost', {
    publicationId: found.id,
    before: live,
    wanted,
    askedBy: actor.personId,
  });
  const moved = await startWithdrawal(tx, actor, found, fence);
  await context.queue(tx, advancePublication, { accountId: found.account_id, channelId: found.channel_id });
  return moved;
}

/** What was given up cannot be taken down from here: its way out is another one. */
function codeOf({ reason, published_at: at, state }: Publication) {
  if (reason === 'reason-person-dropped') return 'twin-given-up';
  return at === null && state !== 'failed' ? 'already-on-its-way' : 'twin-stands';
}
