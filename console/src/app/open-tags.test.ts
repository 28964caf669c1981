import { describe, expect, it } from 'vitest';
import { closeAll, closeOne, closeOthers, renew, visit, without, type Tag } from './open-tags.ts';

const tag = (path: string, more: Partial<Tag> = {}): Tag => ({
  path,
  search: '',
  title: 'app.titles.drafts',
  isAffix: false,
  isKept: true,
  isPlain: false,
  edition: 0,
  ...more,
});
const home = tag('/dashboard', { isAffix: true });
const [one, two, three] = [tag('/one'), tag('/two', { search: '?page=2' }), tag('/three')];
const all = [home, one, two, three];
const pathsOf = (tags: readonly Tag[]) => tags.map(({ path }) => path);

describe('a visit', () => {
  it('R-SHELL-043 of a new path adds one tag, of the same path with another query changes that tag', () => {
    const visited = visit([home], one);
    expect(pathsOf(visited)).toEqual(['/dashboard', '/one']);
    const again = visit(visited, { ...one, search: '?page=3' });
    expect(pathsOf(again)).toEqual(['/dashboard', '/one']);
    expect(again[1]?.search).toBe('?page=3');
  });
});

describe('closing', () => {
  it('R-SHELL-047 the shown tag goes to the last one that remains, with its query, or home', () => {
    expect(closeOne(all, one, '/one')).toEqual({ closes: ['/one'], to: '/three' });
    expect(closeOne([home, one, two], one, '/one').to).toBe('/two?page=2');
    expect(closeOne([one], one, '/one').to).toBe('/');
    expect(closeOne(all, two, '/one').to).toBeNull();
  });

  it('R-SHELL-048 the others keeps affix tags and the selected one, and goes there', () => {
    const closing = closeOthers(all, two, '/one');
    expect(closing.to).toBe('/two?page=2');
    expect(pathsOf(without(all, closing.closes))).toEqual(['/dashboard', '/two']);
    expect(closeOthers(all, one, '/one').to).toBeNull();
  });

  it('R-SHELL-049 R-SHELL-044 all keeps affix tags and goes to the last of them, or home', () => {
    const closing = closeAll(all, '/one');
    expect(closing.to).toBe('/dashboard');
    expect(pathsOf(without(all, closing.closes))).toEqual(['/dashboard']);
    expect(closeAll([one, two], '/one').to).toBe('/');
    expect(closeAll(all, '/dashboard').to).toBeNull();
  });

  it('R-SHELL-044 an affix tag survives being named among those that close', () => {
    expect(pathsOf(without(all, ['/dashboard', '/one']))).toEqual(['/dashboard', '/two', '/three']);
  });
});

it('R-SHELL-046 renewing changes only what is meant', () => {
  expect(renew(all, ({ path }) => path === '/two').map(({ edition }) => edition)).toEqual([0, 0, 1, 0]);
});
