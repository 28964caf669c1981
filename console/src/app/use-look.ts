// The theme colour, and whether it is dark now: as chosen, or as the system has it.
import { useLayoutEffect } from 'react';
import { useChosen } from '../lib/kept-choice.ts';
import { layoutSettings } from '../lib/layout-settings.ts';
import { useMedia } from '../ui/use-media.ts';
import { propertiesOf } from './colour-properties.ts';

export type Look = { readonly theme: string; readonly isDark: boolean };

export function useLook(): Look {
  const { theme, look } = useChosen(layoutSettings);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return { theme, isDark: look === 'dark' || (look === 'system' && isSystemDark) };
}

/** Told to the whole document, so that what is no piece of the component library has the same colours (R-SHELL-037). */
export function useDocumentLook(): void {
  const { theme, isDark } = useLook();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.colorScheme = isDark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(propertiesOf({ theme, isDark })))
      style.setProperty(name, value);
  }, [theme, isDark]);
}
