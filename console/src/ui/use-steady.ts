// When an indicator of waiting is shown: not for what is quick, and once shown long enough to be seen, so that nothing flashes (C-94).
import { useEffect, useState } from 'react';

const afterMs = 300;
const leastMs = 500;

export function useSteady(isWaiting: boolean): boolean {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (isWaiting === (since !== null)) return undefined;
    const left = since === null ? afterMs : leastMs - (performance.now() - since);
    const turn = () => setSince(since === null ? performance.now() : null);
    const timer = setTimeout(turn, Math.max(0, left));
    return () => clearTimeout(timer);
  }, [isWaiting, since]);
  return since !== null;
}
