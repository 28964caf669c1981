// Find which accounts of the demonstration are there, and which of them still open with the password everybody knows.
import { demoAccounts } from '../../db/seed/demo-accounts.ts';
import type { Executor } from '../../db/client.ts';
import { comparePassword } from './compare-password.ts';
import { credentialOf } from './store/credentials.ts';

/** `roles` are the keys of those that its first sign-in brings. */
export type DemoCredential = { account: string; name: string; roles: string[]; isPublished: boolean };

export async function findDemoCredentials(db: Executor): Promise<DemoCredential[]> {
  const found: DemoCredential[] = [];
  for (const { account, password } of demoAccounts) {
    const there = await credentialOf(db, account);
    if (!there) continue;
    const isPublished = await comparePassword(password, there.passwordHash);
    found.push({ account, name: there.name, roles: there.roles, isPublished });
  }
  return found;
}
