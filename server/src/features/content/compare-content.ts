// Compare what two compositions say: whether it is the same, whichever fields are left out of either.
import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@herald/contract/content.ts';

export function compareContent(one: Composition, other: Composition): boolean {
  const plain = (content: Composition): unknown => JSON.parse(JSON.stringify(content));
  return isDeepStrictEqual(plain(one), plain(other));
}
