// Describe what a house that was restored from a backup without the key has instead: one kept elsewhere may lie in its folder already.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/client.ts';
import { probeSeals } from '../features/accounts/probe-seals.ts';
import { openVault } from '../vault.ts';
import type { World } from './back-up.ts';

export async function describeKey({ databaseUrl, dataFolder }: World): Promise<string> {
  const path = join(dataFolder, 'vault.key');
  const way = `put the one kept elsewhere at ${path} before Herald starts, or every account must be authorised anew.`;
  if (!existsSync(path)) return `The backup has no vault.key: ${way}`;
  const db = openDatabase(databaseUrl, () => undefined, 1);
  try {
    const { all, opened } = await probeSeals({ db, vault: await openVault(dataFolder) });
    return opened === 0 && all > 0
      ? `The vault.key that lies at ${path} opens none of the accounts: ${way}`
      : `The backup has no vault.key; the one that lies at ${path} is used, and opens ${opened} of ${all} accounts.`;
  } finally {
    await db.destroy();
  }
}
