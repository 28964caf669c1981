// Check a link's host against the house's list: only a site of ours may get a thumbnail of ours on Facebook (R-FB-004, C-55).
import type { Actor, Context } from '../../context.ts';

/** Without a list every host will do; a listed host stands for its subdomains too. What is no http address never will. */
export async function checkLinkHost(
  { config }: Context,
  _actor: Actor,
  { url }: { url: string },
): Promise<{ status: boolean }> {
  if (!URL.canParse(url)) return { status: false };
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return { status: false };
  const { linkHosts } = config;
  const isListed = linkHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return { status: linkHosts.length === 0 || isListed };
}
