// List: the accounts of a demonstration that still open with the password everybody knows; empty in a real installation.
import type { Context } from '../../context.ts';
import { demoAccounts } from '../../db/seed/demo-accounts.ts';
import { findDemoCredentials } from './find-demo-credentials.ts';
import { hasDemonstrationEnded } from './store/credentials.ts';

type Shown = { account: string; password: string; name: string };

export async function listDemoAccounts(context: Context): Promise<Shown[]> {
  if (!context.config.demo || (await hasDemonstrationEnded(context.db))) return [];
  const there = await findDemoCredentials(context.db);
  return demoAccounts
    .filter(({ account }) => there.some((one) => one.account === account && one.isPublished))
    .map(({ account, password, name }) => ({ account, password, name }));
}
