// Find that what the platform lets an account publish will not do by a publication's time, with what is to be sent before it.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { readQuota } from '../accounts/read-quota.ts';
import { countAhead, readSecondsUntil } from './store/demand.ts';
import type { Publication } from './store/rows.ts';

/** What was used in the platform's period counts until that is over. */
export async function findPlatformQuota(context: Context, one: Publication): Promise<Finding[]> {
  const { db } = context;
  const told = await readQuota(context, one.account_id);
  if (!told) return [];
  const { of, perSeconds } = told;
  const left = (await readSecondsUntil(db, one)) < perSeconds ? told.left : of;
  const ahead = await countAhead(db, one, { whose: 'account', perSeconds });
  if (ahead < left) return [];
  const account = await findAccountName(db, one.account_id);
  return [{ code: 'preflight-quota-account', figures: { account, left, of, ahead } }];
}
