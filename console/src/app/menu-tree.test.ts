import type { MenuEntry } from '@herald/contract/people.ts';
import { describe, expect, it } from 'vitest';
import { leavesOf, menuTree } from './menu-tree.ts';
import type { PageMeta } from './page-meta.ts';

const entry = (url: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  menu_id: url,
  menu_name: `name of ${url}`,
  url,
  icon: '',
  hidden: false,
  children: [],
  ...more,
});
const tree = (entries: MenuEntry[], metas: Record<string, Partial<PageMeta>> = {}) =>
  menuTree(entries, {
    named: (name) => name.toUpperCase(),
    metaAt: (path) => (path in metas ? { title: 'app.titles.drafts', ...metas[path] } : null),
  });

describe('the menu', () => {
  it('draws departments, roles, recommended accounts and messages each by an icon of its own', () => {
    const named = ['bank', 'safety', 'star', 'bell'];
    expect(tree(named.map((icon) => entry(`/${icon}`, { icon }))).map(({ icon }) => icon)).toEqual(named);
  });

  it('R-SHELL-012 R-RTE-067 leaves out what the server hides, and what its route hides', () => {
    const shown = tree([entry('/a'), entry('/b', { hidden: true }), entry('/404')], {
      '/404': { hidden: true },
    });
    expect(shown.map(({ path }) => path)).toEqual(['/a']);
  });

  it('R-SHELL-013 a parent with exactly one visible child is that child, with its own icon or else the parent’s', () => {
    const family = entry('#', { icon: 'team', children: [entry('/a'), entry('/b', { hidden: true })] });
    expect(tree([family])).toMatchObject([{ path: '/a', title: 'NAME OF /A', icon: 'team', children: [] }]);
    const drawn = { ...family, children: [entry('/a', { icon: 'bell' })] };
    expect(tree([drawn])[0]?.icon).toBe('bell');
  });

  it('R-SHELL-014 R-RTE-067 with alwaysShow it stays a parent', () => {
    const family = entry('/permission', { children: [entry('/permission/page')] });
    const [parent] = tree([family], { '/permission': { alwaysShow: true } });
    expect(parent).toMatchObject({ path: '/permission', children: [{ path: '/permission/page' }] });
  });

  it('a parent of several stays, and one whose children are all hidden is a plain entry', () => {
    expect(tree([entry('/p', { children: [entry('/a'), entry('/b')] })])[0]?.children).toHaveLength(2);
    expect(tree([entry('/p', { children: [entry('/a', { hidden: true })] })])[0]).toMatchObject({
      path: '/p',
      children: [],
    });
  });

  it('R-SHELL-015 an address of the web is outside; R-MENU-005 one that no page of ours has is listed all the same', () => {
    const [web, lost] = tree([entry('https://example.org/x'), entry('/nobody/has/this?y=1')]);
    expect(web).toMatchObject({ isOutside: true, icon: 'outside' });
    expect(lost).toMatchObject({ isOutside: false, path: '/nobody/has/this', url: '/nobody/has/this?y=1' });
  });

  it('R-RTE-067 the icon is the server’s, else the route’s', () => {
    const metas = { '/a': { icon: 'clock' }, '/b': { icon: 'clock' } } as const;
    expect(tree([entry('/a'), entry('/b', { icon: 'pause' })], metas).map(({ icon }) => icon)).toEqual([
      'clock',
      'pause',
    ]);
  });

  it('its leaves are what a person can go to', () => {
    const nodes = tree([entry('/p', { children: [entry('/a'), entry('/b')] }), entry('/c')]);
    expect(leavesOf(nodes).map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });
});
