// The title of one opened page where it says more than its route does: in its tag, and in the window's.
import { useSyncExternalStore } from 'react';

const titles = new Map<string, string>();
const hearers = new Set<() => void>();

export function setTabTitle(path: string, title: string): void {
  titles.set(path, title);
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
