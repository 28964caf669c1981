import { describe, expect, it } from 'vitest';
import { holdsRole } from './roles.ts';

describe('the role helper', () => {
  it('R-PERM-013 one of the roles wanted is enough, none is not', () => {
    expect(holdsRole(['admin', 'editor'], ['editor'])).toBe(true);
    expect(holdsRole(['admin'], ['editor'])).toBe(false);
    expect(holdsRole(['admin'], [])).toBe(false);
  });

  it('R-PERM-012 a list that names none fails with "need roles!"', () => {
    expect(() => holdsRole([], ['admin'])).toThrow('need roles!');
    // As a page in plain script would call it.
    const slips: unknown[] = ['admin', null, undefined, { 0: 'admin' }];
    for (const slip of slips)
      expect(() => Reflect.apply(holdsRole, null, [slip, ['admin']])).toThrow('need roles!');
  });
});
