// List: the accounts of a demonstration with their passwords; empty in a real installation.
import type { Context } from '../../context.ts';
import { demoAccounts } from '../../db/seed/demo-accounts.ts';
import { demonstrationAccounts, hasDemonstrationEnded } from './store/credentials.ts';

type Shown = { account: string; password: string; name: string };

export async function listDemoAccounts(context: Context): Promise<Shown[]> {
  if (!context.config.demo || (await hasDemonstrationEnded(context.db))) return [];
  const there = await demonstrationAccounts(context.db);
  return demoAccounts
    .filter(({ account }) => there.includes(account))
    .map(({ account, password, name }) => ({ account, password, name }));
}
