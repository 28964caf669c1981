// Find that what the platform lets an account publish will not do by a publication's time, with what is to be sent before it.
import type { CallsLeft } from '@herald/contract/accounts.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import { findAccountName } from '../accounts/find-account-name.ts';
import { countAhead, readSecondsUntil, secondsBefore } from './store/demand.ts';
import type { Publication } from './store/rows.ts';

/** `told`: what the platform said just now, null where it says nothing. What was used in the platform's period counts until that is over. */
export async function findPlatformQuota(
  { db }: Context,
  one: Publication,
  told: CallsLeft | null,
): Promise<Finding[]> {
  if (!told) return [];
  const { of, perSeconds } = told;
  const left = (await readSecondsUntil(db, one)) < perSeconds ? told.left : of;
  const ahead = await countAhead(db, one, { whose: 'account', since: secondsBefore(one, perSeconds) });
  if (ahead < left) return [];
  const account = await findAccountName(db, one.account_id);
  return [{ code: 'preflight-quota-account', figures: { account, left, of, ahead } }];
}
