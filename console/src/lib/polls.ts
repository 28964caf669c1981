// Polls: what a page asks by itself, by a clock or because its window came back; nobody need be at the desk for that.

let isOnItsOwn = false;

/** What `work` asks before it first waits is a poll: it keeps no session awake. */
export function byItself(work: () => void): void {
  const before = isOnItsOwn;
  isOnItsOwn = true;
  try {
    work();
  } finally {
    isOnItsOwn = before;
  }
}

export function isByItself(): boolean {
  return isOnItsOwn;
}
