// The component library: loaded with the first page that needs it, its own words too, and from then on at hand without a wait.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { currentLanguage, speakFully } from '../lib/i18n.ts';
import { queries } from './queries.ts';

type Library = { readonly AntdFrame: ComponentType<{ readonly children: ReactNode }> };

let atHand: Library | null = null;

export async function loadLibrary(): Promise<Library> {
  const [room, { antdWords }] = await Promise.all([
    import('./antd-frame.tsx'),
    import('./antd-words.ts'),
    speakFully(),
  ]);
  await queries.prefetchQuery(antdWords(currentLanguage()));
  atHand = room;
  return atHand;
}

/** What stands around its pages; null until it is there. No suspense: what that has hidden once stays so for 300 ms (React's throttle of what appears). */
export function useLibrary(isWanted: boolean): Library | null {
  const [arrived, setArrived] = useState(atHand);
  const library = isWanted ? (arrived ?? atHand) : null;
  const isMissing = isWanted && library === null;
  useEffect(() => {
    if (!isMissing) return;
    loadLibrary().then(setArrived, (error: unknown) =>
      // Told as any page that breaks.
      setArrived(() => {
        throw error;
      }),
    );
  }, [isMissing]);
  return library;
}
