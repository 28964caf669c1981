// Page addresses: what could be a page of the web at all.

/** What is none, nobody has to be asked for. */
export function isPageAddress(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
