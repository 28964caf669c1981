// Check a link's host against the house's list: only a site of ours may get a thumbnail of ours on Facebook (R-FB-004, C-55).
import { isListedHost } from '@herald/contract/listed-host.ts';
import type { Actor, Context } from '../../context.ts';
import { ownHostsOf } from '../../own-settings.ts';

export async function checkLinkHost(
  context: Context,
  _actor: Actor,
  { url }: { url: string },
): Promise<{ status: boolean }> {
  return { status: isListedHost(ownHostsOf(context), url) };
}
