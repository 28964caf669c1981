// Asks before a window is closed while something in it would be lost or stopped by that.
import { useEffect } from 'react';

export function useAskBeforeClosing(isAtStake: boolean): void {
  useEffect(() => {
    if (!isAtStake) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtStake]);
}
