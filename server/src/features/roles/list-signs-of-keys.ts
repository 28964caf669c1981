// List the codes that roles of these keys bring together; a key that is no role's brings none.
import type { Executor } from '../../db/client.ts';
import { signsOfKeys } from './store/roles.ts';

export async function listSignsOfKeys(db: Executor, keys: readonly string[]): Promise<string[]> {
  return signsOfKeys(db, keys);
}
