// Other person: who this page was opened by, and whether this browser is meanwhile somebody else's, from whichever window.

let own: string | null = null;
let sentence: string | null = null;
const hearers = new Set<() => void>();

/** The first one stays until the page is loaded anew: what is typed here is theirs. */
export function belongTo(personId: string): void {
  own ??= personId;
}

export function ownPerson(): string | null {
  return own;
}

/** What the server said of it; null once it answers this page's own person again. */
export function hearOtherPerson(said: string | null): void {
  if (said === sentence) return;
  sentence = said;
  for (const hear of hearers) hear();
}

export function saidOfOther(): string | null {
  return sentence;
}

export function watchOtherPerson(changed: () => void): () => void {
  hearers.add(changed);
  return () => void hearers.delete(changed);
}
