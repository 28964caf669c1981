import { describe, expect, it } from 'vitest';
import { keepSidebar, keepSize } from './cookie-choices.ts';
import { keepLayoutSettings, themePresets, type Shelf } from './layout-settings.ts';

function shelf(kept: string | null = null): Shelf & { kept: () => string | null } {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_, value) => {
      text = value;
    },
    kept: () => text,
  };
}

describe('the settings of the frame', () => {
  it('R-SHELL-033 R-SHELL-035 without a choice: drawer, tags and logo on, header moving, #409EFF', () => {
    expect(keepLayoutSettings(() => shelf()).read()).toEqual({
      theme: '#409EFF',
      look: 'light',
      tagsView: true,
      fixedHeader: false,
      sidebarLogo: true,
      showSettings: true,
      edition: 'full',
    });
  });

  it('R-SHELL-036 the presets are the eight of the specification, in its order', () => {
    expect(themePresets).toEqual([
      '#409EFF',
      '#1890ff',
      '#304156',
      '#212121',
      '#11a983',
      '#13c2c2',
      '#6959CD',
      '#f5222d',
    ]);
  });

  it('R-SHELL-057 what was chosen is read again from the same shelf; what is spoilt is the default', () => {
    const place = shelf();
    const choices = keepLayoutSettings(() => place);
    choices.choose({ ...choices.read(), theme: '#11a983', tagsView: false, fixedHeader: true });
    expect(keepLayoutSettings(() => place).read()).toMatchObject({
      theme: '#11a983',
      tagsView: false,
      fixedHeader: true,
    });
    for (const kept of ['{', 'null', '[]', '{"theme":"red","tagsView":"yes"}'])
      expect(keepLayoutSettings(() => shelf(kept)).read()).toMatchObject({
        theme: '#409EFF',
        tagsView: true,
      });
  });
});

describe('choices in cookies', () => {
  it('R-SHELL-020 R-SHELL-021 the sidebar is open without its cookie, and keeps 1 or 0', () => {
    const place = { cookie: '' };
    const side = keepSidebar(() => place);
    expect(side.read()).toBe(true);
    side.choose(false);
    expect(place.cookie).toMatch(/^sidebarStatus=0;/);
    expect(keepSidebar(() => ({ cookie: 'a=b; sidebarStatus=0' })).read()).toBe(false);
    side.choose(true);
    expect(place.cookie).toMatch(/^sidebarStatus=1;/);
  });

  it('R-SHELL-034 R-SHELL-038 the size is medium without its cookie, and is stored', () => {
    const place = { cookie: '' };
    const size = keepSize(() => place);
    expect(size.read()).toBe('medium');
    size.choose('mini');
    expect(place.cookie).toMatch(/^size=mini;/);
    expect(keepSize(() => ({ cookie: 'size=huge' })).read()).toBe('medium');
  });
});
