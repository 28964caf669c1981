// The look of the console: the chosen theme colour, dark or light, and the chosen size, handed to the component library as tokens (document 2 §9).
import { theme as algorithms, type ThemeConfig } from 'antd';
import type { Size } from '../lib/cookie-choices.ts';
import { mixed, readableOn } from '../lib/colours.ts';
import { activeOf, groundOf, tintOf } from './colour-properties.ts';

export type Wanted = {
  readonly theme: string;
  readonly isDark: boolean;
  readonly size: Size;
  readonly motion: boolean;
};

/** The library's dark look mixes as much of this into the colours it is given. */
const dulling = '#141414';

/** #409EFF marks what is active; what carries white text, or is text itself, is darker or lighter, to stay readable. */
export function lookOf({ theme, isDark, size, motion }: Wanted): ThemeConfig {
  const ground = groundOf(isDark);
  const primary = readableOn('#ffffff', theme);
  const shownLink = (made: string) => (isDark ? mixed(made, dulling, 0.15) : made);
  const linkMade = readableOn(ground.highest, theme, shownLink);
  const link = shownLink(linkMade);
  return {
    cssVar: { key: 'herald' },
    hashed: false,
    algorithm: [
      isDark ? algorithms.darkAlgorithm : algorithms.defaultAlgorithm,
      ...(size === 'mini' ? [algorithms.compactAlgorithm] : []),
    ],
    token: {
      colorPrimary: primary,
      colorLink: linkMade,
      // The library's own for below the mouse is too pale to be read.
      colorLinkHover: mixed(link, ground.ink, 0.25),
      // So is, in the dark, its own for below a press.
      ...(isDark ? { colorLinkActive: link } : {}),
      colorError: ground.error,
      colorText: ground.ink,
      colorTextSecondary: ground.faint,
      colorTextTertiary: ground.faint,
      colorTextDescription: ground.faint,
      colorTextPlaceholder: ground.placeholder,
      // The library's own for below a pressed button is darker, and in the dark cannot be read.
      ...(isDark ? { colorBgBase: ground.paper, colorErrorActive: ground.error } : {}),
      // One with the frame's, which is not the library's own.
      fontFamily: 'inherit',
      borderRadius: 6,
      wireframe: false,
      motion,
    },
    components: {
      // The library makes a dark look's own colour duller, and white on it then unreadable.
      Button: { colorPrimary: primary, dangerColor: ground.onError },
      Dropdown: { colorTextLightSolid: ground.onError },
      Tabs: { itemSelectedColor: link, itemHoverColor: link, inkBarColor: link },
      Pagination: { itemActiveColor: link },
      // Paler than the library's own, so that links on it stay readable.
      Table: isDark ? {} : { rowSelectedBg: '#f2f8ff', rowSelectedHoverBg: '#ecf4ff' },
      Menu: {
        itemHoverBg: ground.hover,
        itemSelectedColor: activeOf(theme, isDark),
        itemSelectedBg: tintOf(theme, isDark),
      },
    },
  };
}
