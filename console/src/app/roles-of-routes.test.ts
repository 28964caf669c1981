import { describe, expect, it } from 'vitest';
import type { RouteObject } from 'react-router';
import { firstOpen, opensTo } from './roles-of-routes.ts';

const route = (path: string, roles?: string[]): RouteObject => ({
  path,
  handle: { title: 'app.titles.drafts', ...(roles ? { roles } : {}) },
});
const permission = [route('page', ['admin']), route('directive'), route('role', ['admin'])];

describe('roles of routes', () => {
  it('R-RTE-068 R-RTE-067 meta.roles opens to holders of one of them; without it a route opens to all', () => {
    expect(opensTo(route('x', ['admin', 'editor']), ['editor'])).toBe(true);
    expect(opensTo(route('x', ['admin']), ['editor'])).toBe(false);
    expect(opensTo(route('x'), [])).toBe(true);
    expect(opensTo({ handle: undefined }, [])).toBe(true);
  });

  it('R-RTE-046 a parent leads to the first child that opens: an editor to the directive page, an administrator to the first', () => {
    expect(firstOpen(permission, '/permission', ['editor'])).toBe('/permission/directive');
    expect(firstOpen(permission, '/permission/', ['admin'])).toBe('/permission/page');
    expect(firstOpen([route('/permission/role', ['admin'])], '/permission', ['admin'])).toBe(
      '/permission/role',
    );
    expect(firstOpen([route('role', ['admin'])], '/permission', ['editor'])).toBeNull();
  });
});
