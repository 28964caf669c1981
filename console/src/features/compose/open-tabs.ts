// Which tab this is, and which others are open: a tab holds a lock for as long as it lives, so that a crash lets it go.

const place = 'herald-tab';
const lockOf = (tab: string) => `herald-tab:${tab}`;
/** A reload asks while the page before is still on its way out. */
const waitMs = 300;

let claimed: Promise<string> | null = null;

/** The same after a reload; another in a duplicated tab, which begins with what the first one knew. */
export function claimTab(): Promise<string> {
  claimed ??= claim();
  return claimed;
}

async function claim(): Promise<string> {
  const before = read();
  if (before !== null && (await hold(before))) return before;
  const fresh = crypto.getRandomValues(new Uint32Array(3)).join('-');
  await hold(fresh);
  keep(fresh);
  return fresh;
}

/** Where the browser has no locks every other tab counts as closed: a copy is rather offered twice than lost. */
export async function findTabs(): Promise<{ own: string; others: ReadonlySet<string> }> {
  const own = await claimTab();
  if (!isSecureContext) return { own, others: new Set() };
  const { held = [] } = await navigator.locks.query();
  const start = lockOf('');
  const open = held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : []));
  return { own, others: new Set(open.filter((tab) => tab !== own)) };
}

/** Held until the page is gone: what the lock is given for never ends. */
function hold(tab: string): Promise<boolean> {
  if (!isSecureContext) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const never = new Promise<never>(() => undefined);
  const given = () => {
    resolve(true);
    return never;
  };
  navigator.locks
    .request(lockOf(tab), { signal: AbortSignal.timeout(waitMs) }, given)
    .catch(() => resolve(false));
  return promise;
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(tab: string): void {
  try {
    sessionStorage.setItem(place, tab);
  } catch {
    return;
  }
}
