// Compose the address under which a platform fetches a stored file itself: its key is unguessable and is served without signing in.
import type { Config } from '../../config.ts';
import { Refusal } from '../../refusal.ts';
import { identifyAddress } from './identify-address.ts';

/** Whether anybody outside reaches HERALD_ORIGIN only the platform can tell. */
export function composeAddress({ origin }: Pick<Config, 'origin'>, url: string): string {
  if (identifyAddress(origin, url) === '') throw new Refusal('not-found');
  return url.startsWith(`${origin}/`) ? url : `${origin}${url}`;
}
