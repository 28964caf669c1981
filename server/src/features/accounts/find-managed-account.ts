// Find an account whose users somebody may see or change: of their own department, or any for who manages accounts and sees all.
import { signs } from '@herald/contract/permissions.ts';
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findOwnAccount } from './find-own-account.ts';
import type { AccountRow } from './store/accounts.ts';

export async function findManagedAccount(db: Executor, actor: Actor, id: string): Promise<AccountRow> {
  const elsewhere = actor.signs.has(signs.managesAccounts) && actor.signs.has(signs.seesAll);
  return findOwnAccount(db, actor, id, { elsewhere });
}
