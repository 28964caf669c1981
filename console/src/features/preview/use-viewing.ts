// How the previews are looked at, on a phone or not and in the dark or not: kept in this browser.
import { useState } from 'react';
import { z } from 'zod';

const Viewing = z.object({ isPhone: z.boolean(), isDark: z.boolean() });
export type Viewing = z.infer<typeof Viewing>;

const name = 'herald-previews';
const usual: Viewing = { isPhone: false, isDark: false };

/** Storage that is forbidden or holds something else is as good as empty. */
function kept(): Viewing {
  try {
    return Viewing.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data ?? usual;
  } catch {
    return usual;
  }
}

export function useViewing() {
  const [viewing, setViewing] = useState(kept);
  const view = (change: Partial<Viewing>) => {
    const next = { ...viewing, ...change };
    setViewing(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
    } catch {
      return;
    }
  };
  return { ...viewing, view };
}
