// Compose the key under which an attempt at copying the streams of an upload keeps its film: of that attempt alone, so that none takes away another's.
import { createHash } from 'node:crypto';
import { endingOf } from '@herald/contract/post.ts';

/** The first attempt is 1. */
export function composeCopiedKey(key: string, attempt: number): string {
  const said = `streams of ${key} ${attempt}`;
  const name = createHash('sha256').update(said).digest('hex').slice(0, 40);
  return `${name}.${endingOf(key)}`;
}
