// Renew: every window asks anew what its person may do; the server reads that with each call anyway (D-14).
import type { Context } from '../../context.ts';
import { raiseVersion } from './store/rights.ts';

export async function renewRights({ db }: Context): Promise<Record<string, never>> {
  await db.transaction().execute(raiseVersion);
  return {};
}
