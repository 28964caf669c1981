// What the composer opens, asked for once.
import { useQueries } from '@tanstack/react-query';
import type { Named } from './item-address.ts';
import { openNamed } from './open-items.ts';

/** Opened once; what others save meanwhile shows itself when saving, not by changing the text under the hands. */
export function useOpened(items: readonly Named[]) {
  return useQueries({
    queries: items.map((named, place) => ({
      queryKey: ['compose', named, place],
      queryFn: ({ signal }: { signal: AbortSignal }) => openNamed(named, signal),
      staleTime: Infinity,
      gcTime: 0,
    })),
  });
}
