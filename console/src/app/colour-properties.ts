// The colours of the frame, light and dark, as custom properties for what is no piece of the component library (document 2 §9).
import { mixed, readableOn } from '../lib/colours.ts';

type Ground = {
  readonly paper: string;
  readonly shade: string;
  /** The one of all that words stand on, dialogs too, that is nearest to the ink. */
  readonly highest: string;
  readonly ink: string;
  readonly faint: string;
  readonly placeholder: string;
  readonly hover: string;
  /** As the library takes it: of a dark look it makes a duller one. */
  readonly error: string;
  /** Words on a ground of that colour. */
  readonly onError: string;
};

/** The menu's two colours are the specification's (R-SHELL-016, R-SHELL-017). */
const light: Ground = {
  paper: '#ffffff',
  shade: '#f5f5f5',
  highest: '#f5f5f5',
  ink: '#303133',
  faint: '#5c6066',
  placeholder: '#6f747b',
  hover: '#e9edf3',
  error: '#c9302c',
  onError: '#ffffff',
};

const dark: Ground = {
  paper: '#17181a',
  shade: '#1f2023',
  // What the library makes of the paper for its dialogs; its cards and tables are a little darker.
  highest: '#31353d',
  ink: '#e3e5e8',
  faint: '#aeb3ba',
  placeholder: '#9da2a9',
  hover: '#2b2d31',
  // Whose duller one can still be read on cards and dialogs; words on it are dark, since it is light.
  error: '#ff9c9a',
  onError: '#17181a',
};

export const groundOf = (isDark: boolean): Ground => (isDark ? dark : light);

/** What is active in the menu is marked with the very colour that was chosen (R-SHELL-018), on a dark ground one that can be read. */
export function activeOf(theme: string, isDark: boolean): string {
  return isDark ? readableOn(dark.shade, theme) : theme;
}

export function tintOf(theme: string, isDark: boolean): string {
  return mixed(theme, groundOf(isDark).paper, 0.87);
}

export type Chosen = { readonly theme: string; readonly isDark: boolean };

/** Names of custom properties and their values. */
export function propertiesOf({ theme, isDark }: Chosen): Record<string, string> {
  const { paper, shade, highest, ink, faint, hover } = groundOf(isDark);
  return {
    '--paper': paper,
    '--shade': shade,
    '--ink': ink,
    '--faint': faint,
    '--hover': hover,
    '--error': isDark ? '#f4807d' : '#b3261e',
    '--warned': isDark ? '#e0b15e' : '#8a5300',
    '--good': isDark ? '#7fcf93' : '#1d6b2a',
    '--good-ground': isDark ? '#1e3323' : '#f0faf0',
    '--bad-ground': isDark ? '#3d2222' : '#fff1f0',
    '--line': isDark ? '#3a3d42' : '#e4e7ed',
    '--edge': isDark ? '#4a4e54' : '#d9d9d9',
    '--warn': isDark ? '#3a3216' : '#fff7e6',
    // Text and lines in the theme colour; what carries white text; the mark of what is active.
    '--accent': readableOn(highest, theme),
    '--solid': readableOn('#ffffff', theme),
    '--active': activeOf(theme, isDark),
    '--tint': tintOf(theme, isDark),
  };
}
