// Edit: ask for a post that is live to become what its package says now; tracked until the platform says so (row 26).
import type { PublicationState } from '@herald/contract/publications.ts';
import { blocks, checkForPublishing } from '@herald/contract/check-content.ts';
import { postOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { advancePublication } from './advance-publication.job.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { findChannel } from './find-channel.ts';
import type { ContentSource } from './queue-publications.ts';
import { refuseStanding } from './refuse-standing.ts';
import { readFence } from './store/lanes.ts';
import { findPublication, isAccountBusy, movePublication } from './store/publications.ts';
import { verifyFiles } from './verify-files.ts';

/** `opp_id` is the publication, `pkGUID` the package with the new words. */
export async function editPublication(
  context: Context,
  actor: Actor,
  asked: { opp_id: string; pkGUID: string },
  from: ContentSource,
): Promise<{ state: PublicationState }> {
  return context.db.transaction().execute(async (tx) => {
    const first = await findPublication(tx, asked.opp_id);
    authoriseTouch(actor, first?.department_id);
    if (!first) throw new Refusal('not-found');
    const channel = findChannel(context, first.channel_id);
    const { can, name } = channel.rules;
    // Nobody at the platform was asked: it is said by us, with what its documentation says.
    if (can.edit !== 'in-place')
      throw new Refusal('edit-impossible', {
        channel: name,
        because: can.edit === 'delete-and-repost' ? can.edit : can.edit.because,
      });
    const source = await from.readPackage(context, tx, actor, { pkGUID: asked.pkGUID, draftId: undefined });
    const content = await verifyFiles(context, tx, actor, source.content);
    const problems = checkForPublishing(content, [channel.rules]);
    if (blocks(problems))
      throw new Refusal(
        'content-refused',
        {},
        problems.filter((one) => one.severity === 'error'),
      );
    const fence = await readFence(tx, first.account_id);
    const found = (await findPublication(tx, first.id)) ?? first;
    if (found.state !== 'published' && found.state !== 'edit-failed') refuseStanding([found.state]);
    if (await isAccountBusy(tx, found.account_id)) throw new Refusal('account-busy');
    const moved = await movePublication(tx, found, fence, 'editing', {
      actor: actor.name,
      target_post: JSON.stringify(postOf(content)),
      target_version: source.contentVersion,
      wake_at: nowPlus(0),
      tries: 0,
      reason: 'reason-none',
      evidence: { askedBy: actor.account, version: source.contentVersion },
    });
    await context.queue(tx, advancePublication, { accountId: found.account_id });
    return { state: moved.state };
  });
}
