// Compose the key of the file into which the streams of an upload were copied, when it held more than a film: one for each upload.
import { createHash } from 'node:crypto';
import { endingOf } from '@herald/contract/post.ts';

export function composeCopiedKey(key: string): string {
  const name = createHash('sha256').update(`streams of ${key}`).digest('hex').slice(0, 40);
  return `${name}.${endingOf(key)}`;
}
