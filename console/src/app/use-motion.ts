// Whether dialogs and menus may move: not for whoever told their system that motion is unwelcome (WCAG 2.3.3).
import { useSyncExternalStore } from 'react';

const unwelcome = matchMedia('(prefers-reduced-motion: reduce)');

export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, () => !unwelcome.matches);
}

function subscribe(onChange: () => void): () => void {
  unwelcome.addEventListener('change', onChange);
  return () => unwelcome.removeEventListener('change', onChange);
}
