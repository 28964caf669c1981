// Complete a withdrawal: take the post down; already gone is success, unknown is asked again (row 27).
import type { Context } from '../../context.ts';
import { changePost } from './change-post.ts';
import { readHandles } from './store/attempts.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

export async function completeWithdrawal(
  context: Context,
  lane: Lane,
  publication: Publication,
): Promise<void> {
  const handles = await readHandles(context.db, publication.id);
  await changePost(context, lane, publication, {
    op: 'withdraw',
    ask: async ({ channel, outside, account, externalId }) => {
      await context.reach('W23');
      const answer = await channel.change.takeDown(outside, account, externalId, handles);
      return { failure: answer.ok ? null : answer.failure };
    },
  });
}
