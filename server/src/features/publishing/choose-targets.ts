// Choose which publications of a package a change is meant for: of each account named the one that stands there.
import type { Executor } from '../../db/client.ts';
import { listOfPackage } from './store/publications.ts';
import type { Publication } from './store/rows.ts';

const standing: ReadonlySet<Publication['state']> = new Set([
  'published',
  'edit-failed',
  'editing',
  'withdrawing',
]);

/** In one order everywhere, so that two changes wait for each other rather than for ever. */
export async function chooseTargets(
  db: Executor,
  first: Publication,
  accountIds: readonly string[],
): Promise<Publication[]> {
  if (accountIds.length === 0) return [first];
  const all = await listOfPackage(db, first.package_id);
  const wanted = [...new Set(accountIds)].toSorted((a, b) => a.localeCompare(b));
  return wanted.flatMap((accountId) => {
    // The one somebody has pointed at, else the newest that stands, else the newest.
    const own = all.filter((one) => one.account_id === accountId);
    const pointed = own.find((one) => one.id === first.id);
    const newest = own.findLast((one) => standing.has(one.state)) ?? own.at(-1);
    return pointed ?? newest ?? [];
  });
}
