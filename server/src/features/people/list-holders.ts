// List the people whose roles hold a permission code: whom a thing concerns that only they can mend.
import type { Sign } from '@herald/contract/permissions.ts';
import type { Executor } from '../../db/client.ts';
import { holdersOf } from './store.ts';

export async function listHolders(db: Executor, sign: Sign): Promise<string[]> {
  return holdersOf(db, sign);
}
