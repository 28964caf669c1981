// Secrets: unguessable words given to a browser, and the hashes that stand for them in the database.
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, fit for addresses, cookies and headers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Secrets of 256 bits need no salt and no slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
