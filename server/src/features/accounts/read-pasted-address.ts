// Read an address that a person pasted after agreeing on a channel: what it carries, or null when it is no such address.
import type { Returned } from '@herald/channels/channel.ts';

const longestPart = 4_000;

/** `origin` is ours, where a consent normally ends; `hosts` are the channel's own, by https only (C-75). */
export function readPastedAddress(
  address: string,
  { origin, hosts }: { origin: string; hosts: readonly string[] },
): Returned | null {
  const url = URL.parse(address);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isTheirs = url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname);
  if (url.origin !== origin && !isTheirs) return null;
  // A code comes as a query; a token of the older consent behind the #, where no server sees it.
  const carried = [...url.searchParams, ...new URLSearchParams(url.hash.slice(1))];
  return Object.fromEntries(carried.map(([name, value]) => [name, value.slice(0, longestPart)]));
}
