// Whether an instant is over, by the server's clock; the screen learns of it when it comes.
import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/clock.ts';

/** `instant` is ISO; null is over. */
export function useIsPast(instant: string | null): boolean {
  const [, rerender] = useState(0);
  const leftMs = instant === null ? 0 : Date.parse(instant) - serverNow();
  const isPast = leftMs <= 0;
  useEffect(() => {
    if (isPast) return;
    const timer = setTimeout(() => rerender((turn) => turn + 1), leftMs);
    return () => clearTimeout(timer);
  }, [isPast, leftMs]);
  return isPast;
}
