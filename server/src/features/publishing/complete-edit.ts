// Complete an edit: the whole new content is put on the post; asked twice it is the same (row 26).
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { changePost } from './change-post.ts';
import { cancelEdit } from './cancel-edit.ts';
import { endCancel, findCancelWish } from './store/cancellations.ts';
import type { Lane } from './store/lanes.ts';
import { readUnansweredEdits } from './store/modifications.ts';
import type { Publication } from './store/rows.ts';

/** `cancelled`: somebody wants the post gone; then no new words are put there. */
export async function completeEdit(
  context: Context,
  lane: Lane,
  publication: Publication,
  { cancelled }: { readonly cancelled: boolean },
): Promise<void> {
  if (cancelled && (await giveWay(context, lane, publication))) return;
  const target = publication.target_post;
  await changePost(context, lane, publication, {
    op: 'edit',
    isUnwanted: cancelled,
    ask: async ({ channel, outside, account, externalId }) => {
      const { edit } = channel.change;
      if (!edit || !target)
        return { failure: noticed('permission', 'This platform lets nobody edit a post').failure };
      await context.reach('E22');
      const { id, live_post: edited, post } = publication;
      const unanswered = (await readUnansweredEdits(context.db, [id])).get(id) ?? [];
      const answer = await edit(outside, account, externalId, target, [edited ?? post, ...unanswered]);
      if (!answer.ok) return { failure: answer.failure };
      const { lacking, ownerOnly } = answer.value;
      return { failure: null, lacking, ownerOnly };
    },
  });
}

function giveWay({ db }: Context, lane: Lane, publication: Publication): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const evidence = { by: 'word-cancelled-on-its-way' } as const;
    const personId = (await findCancelWish(tx, publication.id))?.personId;
    const moved = await cancelEdit(tx, publication, lane.fence, { actor: 'herald', personId, evidence });
    if (moved) await endCancel(tx, publication.id);
    return moved !== null;
  });
}
