// Compose the address under which a platform fetches a stored file itself: signed, for a day, and open to whoever has it meanwhile.
import { apiBase } from '../../http/route.ts';
import type { Context } from '../../context.ts';
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
export function composeAddress(
  { config: { origin }, vault }: Pick<Context, 'config' | 'vault'>,
  url: string,
  nowMs: number,
): string {
  const key = identifyAddress(origin, url);
  if (key === '') throw new Refusal('not-found');
  const until = Math.ceil((nowMs / 1_000 + livesSeconds) / hourSeconds) * hourSeconds;
  const signature = composeSignature(vault, { key, until });
  return `${origin}${apiBase}/media/${key}?until=${until}&signature=${signature}`;
}
