// Listed hosts: whether a link leads to a site of the house's own list (R-FB-004, C-55).

/** A listed host stands for its subdomains too; what is not listed is not ours, and what is no http address never is. */
export function isListedHost(hosts: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
