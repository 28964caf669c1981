// Check a link's host against the house's list: only a site of ours may get a thumbnail of ours on Facebook (R-FB-004, C-55).
import type { Actor, Context } from '../../context.ts';
import { isListedHost } from '@herald/contract/listed-host.ts';

export async function checkLinkHost(
  { config }: Context,
  _actor: Actor,
  { url }: { url: string },
): Promise<{ status: boolean }> {
  return { status: isListedHost(config.linkHosts, url) };
}
