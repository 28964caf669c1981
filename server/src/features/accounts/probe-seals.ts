// Probe the seals of all tokens: how many of them this vault's key opens; one is enough for it to be, or have been, the key of this house.
import type { Context } from '../../context.ts';
import { listSealed } from './store/tokens.ts';
import { unsealToken } from './unseal-token.ts';

export async function probeSeals({
  db,
  vault,
}: Pick<Context, 'db' | 'vault'>): Promise<{ all: number; opened: number }> {
  const sealed = await listSealed(db);
  const opened = sealed.filter((one) => unsealToken(vault, one.accountId, one.sealed) !== null);
  return { all: sealed.length, opened: opened.length };
}
