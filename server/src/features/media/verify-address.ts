// Verify that an address of a stored file is one we signed, and that its time is not over.
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { composeSignature } from './compose-signature.ts';

export type Asked = { readonly key: string; readonly until: number; readonly signature: string };

/** For how many seconds it still holds; null where it does not. */
export async function verifyAddress(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { key, until, signature }: Asked,
): Promise<number | null> {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(composeSignature(vault, { key, until }))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const leftSeconds = Math.floor(until - (await readClock(db)).getTime() / 1_000);
  return leftSeconds > 0 ? leftSeconds : null;
}
