// The title of one opened page where it says more than its route does: in its tag, and in the window's.
import { useSyncExternalStore } from 'react';

const titles = new Map<string, string>();
const hearers = new Set<() => void>();

/** Null takes it back. */
export function setTabTitle(path: string, title: string | null): void {
  if (title === null) titles.delete(path);
  else titles.set(path, title);
  for (const hear of hearers) hear();
}

/** Undefined where the page has none of its own. */
export function useTabTitle(path: string): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      hearers.add(changed);
      return () => void hearers.delete(changed);
    },
    () => titles.get(path),
  );
}
