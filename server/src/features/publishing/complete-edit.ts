// Complete an edit: the whole new content is put on the post; asked twice it is the same (row 26).
import { noticed } from '@herald/channels/failure.ts';
import type { Context } from '../../context.ts';
import { changePost } from './change-post.ts';
import type { Lane } from './store/lanes.ts';
import type { Publication } from './store/rows.ts';

export async function completeEdit(context: Context, lane: Lane, publication: Publication): Promise<void> {
  const target = publication.target_post;
  await changePost(context, lane, publication, 'edit', async ({ channel, outside, account, externalId }) => {
    const { edit } = channel.change;
    if (!edit || !target) return noticed('permission', 'This platform lets nobody edit a post').failure;
    await context.reach('E22');
    const answer = await edit(outside, account, externalId, target);
    return answer.ok ? null : answer.failure;
  });
}
