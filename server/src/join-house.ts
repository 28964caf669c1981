// Join the house that lives on this database, before any work: with its key, or alone. A stranger's key must not shut its accounts.
import type { Context } from './context.ts';
import { holdVaultKey, type HeldKey } from './db/hold-vault-key.ts';
import { checkSeals } from './features/accounts/check-seals.ts';
import { probeSeals } from './features/accounts/probe-seals.ts';
import { wakeWaiting } from './features/publishing/wake-waiting.ts';

/** Throws where others work with another key and this one opens nothing. Where nobody does, whoever comes takes over: a house restored without its key. */
export async function joinHouse(context: Context, databaseUrl: string): Promise<HeldKey> {
  const { vault, config } = context;
  const { opened } = await probeSeals(context);
  const held = await holdVaultKey(databaseUrl, { vault, mayJoin: opened > 0 });
  if (held === null)
    throw new Error(
      `The vault.key in ${config.dataFolder} is not the one that the running processes of this database use, and opens none of its accounts. Set HERALD_DATA to the folder they use, or put their vault.key there. Nothing was changed. If this key is meant, stop all the others first.`,
    );
  await checkSeals(context, wakeWaiting, held.isAlone ? 'alone' : 'beside-others');
  return held;
}
