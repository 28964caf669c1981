// Check the seals of all tokens: where this vault's key opens one no more its account must be authorised anew; where the key is back, no longer.
import type { Context } from '../../context.ts';
import type { Wake } from './bind-account.ts';
import { markUnopened } from './mark-unopened.ts';
import { findAccounts, lockAccounts, setAccountState } from './store/accounts.ts';
import { listSealed, setSealedElsewhere } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

/** Asked of every process before it works: a backup restored without its key says so on every screen, and before anything is sent. */
export async function checkSeals(context: Context, wake: Wake): Promise<void> {
  const { db, vault, log } = context;
  let shut = 0;
  for (const { accountId, sealed, version, isElsewhere } of await listSealed(db)) {
    const opens = unsealToken(vault, accountId, sealed) !== null;
    if (!opens && (await markUnopened(db, { accountId, version }))) shut += 1;
    if (opens && isElsewhere) await takeBack(context, { accountId, version, wake });
  }
  if (shut > 0)
    log.warn(
      { accounts: shut },
      'the tokens of these accounts were sealed with another vault.key: they must be authorised anew, or Herald be started with that key',
    );
}

/** As if it had been bound again, with the token it had. */
async function takeBack(
  context: Context,
  { accountId, version, wake }: { accountId: string; version: number; wake: Wake },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [accountId]);
    const [account] = await findAccounts(tx, [accountId]);
    if (!(await setSealedElsewhere(tx, accountId, { version, is: false }))) return;
    if (account?.state !== 'auth-required') return;
    await setAccountState(tx, accountId, 'usable');
    await wake(context, tx, [accountId]);
  });
}
