// Notices when signing in leads back to the sign-in page again and again (C-06).
const key = 'herald-sign-on-visits';
const withinMs = 20_000;
const atMost = 4;

let known: boolean | null = null;

/** Counts one visit a page load; more than a few in a short while is a loop. */
export function isLooping(): boolean {
  if (known !== null) return known;
  const now = Date.now();
  const visits = (sessionStorage.getItem(key) ?? '')
    .split(',')
    .map(Number)
    .filter((visit) => visit > 0 && now - visit < withinMs);
  sessionStorage.setItem(key, [...visits, now].join(','));
  known = visits.length >= atMost;
  return known;
}

export function forgetVisits(): void {
  sessionStorage.removeItem(key);
}
