// Ctrl/⌘-S saves, Ctrl/⌘-Enter opens the publish dialog; never while an input method is composing a character.
import { useEffect, useRef } from 'react';

export type Shortcuts = { readonly onSave: () => void; readonly onPublish: () => void };

export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey;
      if (!isSave && event.key !== 'Enter') return;
      event.preventDefault();
      if (isSave) latest.current.onSave();
      else latest.current.onPublish();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
