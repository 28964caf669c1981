// Asks before a window is closed whose uploads are still on their way: closing would stop them.
import { useEffect } from 'react';

export function useAskBeforeClosing(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUploading]);
}
