// The focus goes to a dialog's first control, and back to where it was before, however the dialog went.
import { useEffect, useState } from 'react';

/** For dialogs that are on the page only while they are open: their library gives focus back only to those that stay. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Once everything of the dialog is gone, and unless somebody led the focus elsewhere meanwhile.
      setTimeout(() => {
        if (document.activeElement === document.body) give(before);
      });
    },
    [before],
  );
}

/** A button that is locked or gone takes no focus; then the page does, so that the next key begins there. */
function give(before: Element | null): void {
  if (!(before instanceof HTMLElement) || before === document.body) return;
  before.focus({ preventScroll: true });
  if (document.activeElement !== before)
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
}

/** The library leaves the focus on the dialog itself where opening took longer than its own first try; and a long one opens at its beginning, wherever its first control stands. */
export function leadFocusIn(isOpen: boolean): void {
  if (!isOpen) return;
  const { activeElement } = document;
  if (activeElement?.getAttribute('role') === 'dialog')
    activeElement.querySelector<HTMLElement>('input:enabled, button:enabled')?.focus({ preventScroll: true });
  activeElement?.closest('.ant-modal-wrap')?.scrollTo({ top: 0 });
}
