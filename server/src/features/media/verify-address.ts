// Verify that an address of a stored file is one we signed, and that its time is not over.
import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../vault.ts';
import { composeSignature } from './compose-signature.ts';

export type Asked = { readonly key: string; readonly until: number; readonly signature: string };

/** For how many seconds it still holds; null where it does not. */
export function verifyAddress(vault: Vault, { key, until, signature }: Asked, nowMs: number): number | null {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(composeSignature(vault, { key, until }))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const leftSeconds = Math.floor(until - nowMs / 1_000);
  return leftSeconds > 0 ? leftSeconds : null;
}
