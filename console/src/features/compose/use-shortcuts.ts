// Ctrl/⌘-S saves, Ctrl/⌘-Enter opens the publish dialog; never while an input method is composing a character, nor over another question.
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '../../ui/is-composing.ts';
import { isDialogOpen } from '../../ui/is-dialog-open.ts';

export type Shortcuts = { readonly onSave: () => void; readonly onPublish: () => void };

export function useShortcuts(shortcuts: Shortcuts): void {
  const act = useEffectEvent((isSave: boolean) => (isSave ? shortcuts.onSave() : shortcuts.onPublish()));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || event.repeat || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey;
      if (!isSave && event.key !== 'Enter') return;
      event.preventDefault();
      if (isDialogOpen()) return;
      act(isSave);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
