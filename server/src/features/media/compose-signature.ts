// Compose what signs an address of a stored file: this file, until that time, and nothing else.
import type { Vault } from '../../vault.ts';

/** `until` in epoch seconds. */
export function composeSignature(vault: Vault, { key, until }: { key: string; until: number }): string {
  return vault.sign(`${key} ${until}`, 'delivery');
}
