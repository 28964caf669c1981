// Grant another department the use of what drafts carry that go along to it.
import type { Tx } from '../../db/client.ts';
import { grantFiles } from './grant-files.ts';
import { listCarried } from './store/grants.ts';

/** `drafts` by id, with the department each lay in. */
export async function grantCarried(
  tx: Tx,
  departmentId: string,
  drafts: ReadonlyMap<string, string>,
): Promise<void> {
  const carried = await listCarried(tx, [...drafts.keys()]);
  const files = carried.map(({ key, draft }) => ({ key, from: drafts.get(draft) ?? departmentId }));
  await grantFiles(tx, departmentId, files);
}
