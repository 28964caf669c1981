// Compose the key under which an attempt at a conversion writes its film: of that attempt alone, so that none takes away another's.
import { createHash } from 'node:crypto';

export function composeConvertedKey(id: string, attempt: number): string {
  return `${createHash('sha256').update(`${id} ${attempt}`).digest('hex').slice(0, 40)}.mp4`;
}
