// "?" opens the sheet of keys, which is loaded then; never while somebody types or an input method is composing.
import { useEffect, useState } from 'react';
import { speakFully } from '../lib/i18n.ts';
import { isWriting } from '../lib/is-writing.ts';
import { later } from '../ui/later.tsx';
import { isComposing } from '../ui/is-composing.ts';

const ShortcutSheet = later(async () => {
  const [room] = await Promise.all([import('../features/shortcuts/shortcut-sheet.tsx'), speakFully()]);
  return { default: room.ShortcutSheet };
});

export function ShortcutsDoor() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || isComposing(event) || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!isOpen) return null;
  return <ShortcutSheet onClose={() => setOpen(false)} />;
}
