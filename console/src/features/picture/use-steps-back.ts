// Steps back: what stood in a place before, one after the other, as long as the place is on the page.
import { useState } from 'react';

export type StepsBack = { readonly can: boolean; readonly back: () => void };

export function useStepsBack(now: string, change: (value: string) => void): StepsBack {
  const [seen, setSeen] = useState<{ now: string; before: readonly string[] }>({ now, before: [] });
  if (seen.now !== now) setSeen({ now, before: [...seen.before, seen.now] });
  const last = seen.before.at(-1);
  return {
    // Back to nothing is what removing is for.
    can: last !== undefined && last !== '',
    back: () => {
      if (last === undefined) return;
      setSeen({ now: last, before: seen.before.slice(0, -1) });
      change(last);
    },
  };
}
