// Compose the address under which a platform fetches a stored file itself: signed, for a day, and open to whoever has it meanwhile.
import type { Context } from '../../context.ts';
import { readClock } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { composeSignature } from './compose-signature.ts';
import { identifyAddress } from './identify-address.ts';

const hourSeconds = 3_600;
/** Longer than a platform works on a post, or we look for one. */
const livesSeconds = 24 * hourSeconds;

/**
 * Good for a day and what is left of the hour after it, so that a call that is made again within the hour says the same. Whether
 * anybody outside reaches HERALD_ORIGIN only the platform can tell.
 */
export async function composeAddress(
  { config: { origin }, db, vault }: Pick<Context, 'config' | 'db' | 'vault'>,
  url: string,
): Promise<string> {
  const key = identifyAddress(origin, url);
  if (key === '') throw new Refusal('not-found');
  const until =
    Math.ceil(((await readClock(db)).getTime() / 1_000 + livesSeconds) / hourSeconds) * hourSeconds;
  const signature = composeSignature(vault, { key, until });
  return `${origin}/prod-api/media/${key}?until=${until}&signature=${signature}`;
}
