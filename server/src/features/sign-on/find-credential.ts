// Find what the embedded provider knows of an account: the staff directory, where no other provider is named (D-15).
import type { Executor } from '../../db/client.ts';
import { credentialOf } from './store/credentials.ts';

/** `roles` are the keys of those that its first sign-in brings. */
export type Listed = { account: string; name: string; email: string; department: string; roles: string[] };

export async function findCredential(db: Executor, account: string): Promise<Listed | null> {
  const found = await credentialOf(db, account);
  if (!found) return null;
  const { name, email, department, roles } = found;
  return { account, name, email, department, roles };
}
