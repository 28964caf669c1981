// Whose roles the demonstration shows: one's own, until somebody looks at it as another role. What a person may do stays as it is: only the server knows that.
import { useSyncExternalStore } from 'react';

let shown: readonly string[] | null = null;
const hearers = new Set<() => void>();

export function showAs(roles: readonly string[]): void {
  shown = roles;
  for (const hear of hearers) hear();
}

/** `own` are those the server told of. */
export function shownRoles(own: readonly string[]): readonly string[] {
  return shown ?? own;
}

export function useShownRoles(own: readonly string[]): readonly string[] {
  return useSyncExternalStore(
    (changed) => {
      hearers.add(changed);
      return () => void hearers.delete(changed);
    },
    () => shown ?? own,
  );
}
