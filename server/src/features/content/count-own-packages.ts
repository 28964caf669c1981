// Count the packages that are these people's own, deleted ones left out.
import type { Executor } from '../../db/client.ts';
import { countPackagesOf } from './store/packages.ts';

export async function countOwnPackages(db: Executor, people: readonly string[]): Promise<number> {
  return countPackagesOf(db, people);
}
