// Check the seals of all tokens: where this vault's key opens one no more its account must be authorised anew; where the key is back, no longer.
import type { Context } from '../../context.ts';
import type { Wake } from './bind-account.ts';
import { markUnopened } from './mark-unopened.ts';
import { findAccounts, lockAccounts, setAccountState } from './store/accounts.ts';
import { listSealed, setSealedElsewhere } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

/** `again` by a process that runs: it only takes back. `beside-others`: some live by another key, and what this one does not open theirs may. */
type When = 'alone' | 'beside-others' | 'again';

/** Asked of every process before it works: a backup restored without its key says so on every screen, and before anything is sent. */
export async function checkSeals(context: Context, wake: Wake, when: When = 'alone'): Promise<void> {
  const { db, vault, log } = context;
  let [shut, unopened, back] = [0, 0, 0];
  for (const { accountId, sealed, version, isElsewhere } of await listSealed(db)) {
    if (unsealToken(vault, accountId, sealed) !== null) {
      if (isElsewhere && (await takeBack(context, { accountId, version, wake }))) back += 1;
      continue;
    }
    unopened += 1;
    const isMarked = isElsewhere || (when === 'alone' && (await markUnopened(db, { accountId, version })));
    if (isMarked) shut += 1;
  }
  if (back > 0) log.info({ accounts: back }, 'the key of these accounts is back: they can be used again');
  if (when === 'again') return;
  if (shut > 0)
    log.warn(
      { accounts: shut },
      'the tokens of these accounts were sealed with another vault.key: they must be authorised anew, or Herald be started with that key',
    );
  if (when === 'beside-others')
    log.warn(
      { accounts: unopened },
      'other processes run on this database with another vault.key: give all of them one HERALD_DATA. What this key does not open is left to them',
    );
}

/** As if it had been bound again, with the token it had. False where it could not be used for another reason. */
async function takeBack(
  context: Context,
  { accountId, version, wake }: { accountId: string; version: number; wake: Wake },
): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    await lockAccounts(tx, [accountId]);
    const [account] = await findAccounts(tx, [accountId]);
    if (!(await setSealedElsewhere(tx, accountId, { version, is: false }))) return false;
    if (account?.state !== 'auth-required') return false;
    await setAccountState(tx, accountId, 'usable');
    await wake(context, tx, [accountId]);
    return true;
  });
}
