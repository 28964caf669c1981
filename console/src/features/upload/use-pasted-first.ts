// Files pasted while a dialog is open go to the dialog, and not to the page behind it as well.
import { useEffect, useEffectEvent } from 'react';

export function usePastedFirst(onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      take(files);
    };
    document.addEventListener('paste', paste, true);
    return () => document.removeEventListener('paste', paste, true);
  }, []);
}
