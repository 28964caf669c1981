// Move people's drafts into the department of who is to have them: nobody opens one of another (users/change-user.ts, users/remove-user.ts). What they carry can be used there then.
import type { Tx } from '../../db/client.ts';
import { grantCarried } from '../media/grant-carried.ts';
import { moveDraftRows } from './store/drafts.ts';

/** Answers the departments that some lay in before. */
export async function moveDrafts(
  tx: Tx,
  asked: { readonly people: readonly string[]; readonly departmentId: string },
): Promise<string[]> {
  const moved = await moveDraftRows(tx, asked);
  await grantCarried(tx, asked.departmentId, new Map(moved.map(({ id, from }) => [id, from])));
  return [...new Set(moved.map(({ from }) => from))];
}
