// A dialog of the browser's own, above all else: it keeps the focus inside and gives it back, and Escape closes it alone.
import { useEffect, useRef, type RefObject } from 'react';

export function useTopDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    // The browser closes this one; the library, which listens at the window, would close its own below it as well.
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopImmediatePropagation();
    window.addEventListener('keydown', keep, { capture: true });
    shown?.showModal();
    return () => {
      window.removeEventListener('keydown', keep, { capture: true });
      shown?.close();
    };
  }, []);
  return dialog;
}
