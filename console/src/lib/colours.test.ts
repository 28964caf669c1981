import { describe, expect, it } from 'vitest';
import { contrast, mixed, readableOn } from './colours.ts';
import { themePresets } from './layout-settings.ts';

describe('colours', () => {
  it('black on white is 21, a colour on itself 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#409eff', '#409eff')).toBe(1);
  });

  it('mix by their share', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(mixed('#12ab34', '#ffffff', 0)).toBe('#12ab34');
  });

  it.each([...themePresets, '#ffffff', '#000000', '#ffff00'])(
    'every theme can be read on light and on dark, and one that could stays as it is (%s)',
    (theme) => {
      for (const ground of ['#ffffff', '#f5f5f5', '#17181a']) {
        const made = readableOn(ground, theme);
        expect(contrast(made, ground)).toBeGreaterThanOrEqual(4.5);
        const couldBeRead = contrast(theme, ground) >= 4.6;
        expect(couldBeRead ? made : theme.toLowerCase()).toBe(theme.toLowerCase());
      }
    },
  );
});
