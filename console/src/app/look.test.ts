// The look that the library is handed: what it makes of our colours can be read.
import { theme as algorithms } from 'antd';
import { expect, test } from 'vitest';
import { contrast } from '../lib/colours.ts';
import { lookOf } from './look.ts';

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
