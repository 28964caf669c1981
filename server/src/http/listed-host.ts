// Listed hosts: whether a link leads to a site of the house's list (R-FB-004, C-55).

/** Without a list every host will do; a listed host stands for its subdomains too. What is no http address never will. */
export function isListedHost(linkHosts: readonly string[], url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  const isListed = linkHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return linkHosts.length === 0 || isListed;
}

/** What is none, nobody has to be asked for. */
export function isPageAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
