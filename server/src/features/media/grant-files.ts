// Grant another department the use of files that go along to it; they stay their first one's, whose posts name them.
import type { Tx } from '../../db/client.ts';
import { insertGrants } from './store/grants.ts';

/** `from` are those that can use them already: what one of these cannot use either is left out. */
export async function grantFiles(
  tx: Tx,
  departmentId: string,
  files: readonly { readonly key: string; readonly from: string }[],
): Promise<void> {
  for (const [from, its] of Map.groupBy(files, (file) => file.from)) {
    const keys = its.map(({ key }) => key);
    await insertGrants(tx, { keys, from, to: departmentId });
  }
}
