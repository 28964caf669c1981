// Ctrl/⌘-K opens the command palette, which is loaded then; never while an input method is composing a character.
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { speakFully } from '../lib/i18n.ts';
import { later } from '../ui/later.tsx';
import { leavesOf } from './menu-tree.ts';
import { useMenuTree } from './use-menu-tree.ts';
import { isComposing } from '../ui/is-composing.ts';

const CommandPalette = later(async () => {
  const [room] = await Promise.all([import('../features/palette/command-palette.tsx'), speakFully()]);
  return { default: room.CommandPalette };
});

export type PaletteDoorProps = { readonly isOpen: boolean; readonly onTurn: (isOpen: boolean) => void };

export function PaletteDoor({ isOpen, onTurn }: PaletteDoorProps) {
  const turn = useEffectEvent(() => onTurn(!isOpen));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isComposing(event) || event.repeat || event.altKey || event.shiftKey) return;
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      turn();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!isOpen) return null;
  return <Filled onClose={() => onTurn(false)} />;
}

function Filled({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const pages = leavesOf(useMenuTree().nodes).map(({ key, title, url, isOutside }) => ({
    key: `page ${key}`,
    title,
    to: url,
    isOutside,
  }));
  return <CommandPalette pages={pages} onClose={onClose} onGo={(to) => void navigate(to)} />;
}
