// Move people's drafts into the department of who is to have them: nobody opens one of another (users/change-user.ts, users/remove-user.ts).
import type { Tx } from '../../db/client.ts';
import { moveDraftRows } from './store/drafts.ts';

export async function moveDrafts(
  tx: Tx,
  asked: { readonly people: readonly string[]; readonly departmentId: string },
): Promise<void> {
  await moveDraftRows(tx, asked);
}
