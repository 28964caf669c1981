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
import { listBeside } from './list-beside.ts';
import { listUnlooked } from './list-unlooked.ts';
import type { Confirmed } from './refuse-twins.ts';
import { refuseUnlooked } from './refuse-unlooked.ts';
import { startWithdrawal } from './start-withdrawal.ts';
import { insertModification, type Wanted } from './store/modifications.ts';
import { readBrakes } from './store/platforms.ts';
import type { Publication } from './store/rows.ts';

type Asked = {
  readonly id: string;
  readonly channel: ChannelRules;
  readonly wanted: Wanted;
  readonly confirmed: Confirmed;
};

/** publishing.md §12: row 27, then a new publication only after the deletion is proven (follow-reposts.ts). */
export async function startRepost(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, channel, wanted, confirmed }: Asked,
): Promise<Publication> {
  const { found, fence, live } = await findLive(tx, id);
  if (differencesOf(versionOf(live, channel), versionOf(wanted.post, channel)).length === 0)
    throw new Refusal('nothing-to-change', { channel: channel.name });
  if ((await readBrakes(tx, found.id)).paused) throw new Refusal('paused-now');
  const [usable] = await findUsableAccounts(context, tx, actor, [found.account_id]);
  const account = usable ? describeAccountName(usable) : '';
  const [twin] = await findShown(tx, found, wanted);
  // Nobody can confirm it away: behind the deletion no person is there to be asked (follow-reposts.ts).
  if (twin) throw new Refusal(codeOf(twin), { account, publication: twin.id });
  const named = { packageId: wanted.packageId, draftId: null };
  const shown = await listBeside(tx, found.account_id, [named]);
  const place = { account, on: { id: found.account_id }, sameVersion: shown, otherVersions: [] };
  refuseUnlooked(await listUnlooked(tx, [place], { ...named, confirmed }), confirmed);
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
