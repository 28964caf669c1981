// Whether a token may go to an address that an answer named: to the platform's own hosts, over https, and nowhere else.
import type { Outside } from './channel.ts';

/** `hosts` and all below them are the platform's, beside those of its bases; a base is spoken to as the settings name it. */
export function isOwnAddress(
  address: string,
  { bases }: Pick<Outside, 'bases'>,
  hosts: readonly string[] = [],
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (Object.values(bases).some((base) => new URL(base).origin === origin)) return true;
  return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
