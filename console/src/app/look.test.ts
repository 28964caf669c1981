// The look that the library is handed: what it makes of our colours can be read.
import { theme as algorithms } from 'antd';
import { expect, test } from 'vitest';
import { contrast } from '../lib/colours.ts';
import { propertiesOf } from './colour-properties.ts';
import { lookOf } from './look.ts';

const themes = ['#409EFF', '#1890ff', '#304156', '#212121', '#11a983', '#13c2c2', '#6959CD', '#f5222d'];

test.each(themes)('a link in %s is read in the dark on pages, cards and dialogs, pressed too', (theme) => {
  const made = algorithms.getDesignToken(lookOf({ theme, isDark: true, size: 'default', motion: true }));
  for (const ground of [made.colorBgBase, made.colorBgContainer, made.colorBgElevated])
    for (const link of [made.colorLink, made.colorLinkHover, made.colorLinkActive])
      expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5);
  const { '--accent': accent = '' } = propertiesOf({ theme, isDark: true });
  expect(contrast(accent, made.colorBgElevated)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['light', false, 'default'],
  ['dark', true, 'default'],
  ['dark and compact', true, 'mini'],
] as const)(
  '%s: what deletes is read on pages, cards and dialogs, outlined and filled',
  (_, isDark, size) => {
    const look = lookOf({ theme: '#409EFF', isDark, size, motion: true });
    const made = algorithms.getDesignToken(look);
    const onError = look.components?.Button?.dangerColor ?? '';
    const { colorBgBase, colorBgContainer, colorBgElevated } = made;
    for (const ground of isDark ? [colorBgBase, colorBgContainer, colorBgElevated] : ['#ffffff'])
      expect(contrast(made.colorError, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onError, made.colorError)).toBeGreaterThanOrEqual(4.5);
    expect(look.components?.Dropdown?.colorTextLightSolid).toBe(onError);
  },
);
