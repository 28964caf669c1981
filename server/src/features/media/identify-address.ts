// Identify the stored file an address of ours names; any other address names none.

const path = '/prod-api/media/';
const keyShape = /^[0-9a-f]{40}\.[a-z0-9]{2,4}$/;

/** The file's key, or an empty text. `origin` may stand before the path. */
export function identifyAddress(origin: string, url: string): string {
  const local = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const key = local.startsWith(path) ? local.slice(path.length) : '';
  return keyShape.test(key) ? key : '';
}
