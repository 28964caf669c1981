// Files pasted anywhere on the page go up like chosen ones, each in the block it is for; pasted text stays with the field it was pasted into.
import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';

export function usePastedFiles(
  isFor: (file: File) => boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((files: readonly File[]) => {
    const mine = files.filter(isFor);
    if (mine.length > 0) onFiles(mine);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const hasText = event.clipboardData?.types.includes('text/plain') ?? false;
      // What a dialog asks is asked of the page as it stands: nothing is added behind it.
      if (files.length === 0 || hasText || isDialogOpen()) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
