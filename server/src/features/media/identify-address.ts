// Identify the stored file an address of ours names; any other address names none.
import { identifyKey } from './identify-key.ts';

const path = '/prod-api/media/';

/** The file's key, or an empty text. `origin` may stand before the path. */
export function identifyAddress(origin: string, url: string): string {
  const local = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const key = local.startsWith(path) ? local.slice(path.length) : '';
  return identifyKey(key) ? key : '';
}
