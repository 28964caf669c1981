import { describe, expect, it } from 'vitest';
import { startingPath } from './starting-path.ts';

describe('where somebody starts', () => {
  it.each(['/login', '/login?error=internal', '/auth-redirect?ticket=1'])(
    'R-RTE-001 %s opens without a session',
    (path) => {
      expect(startingPath(path, false)).toBe(path);
    },
  );

  it('R-RTE-002 R-AUTH-019 any other page without a session is /login with the wanted path and its query', () => {
    expect(startingPath('/api/content/publish/pubHistory?page=2&title=a b', false)).toBe(
      '/login?redirect=%2Fapi%2Fcontent%2Fpublish%2FpubHistory%3Fpage%3D2%26title%3Da+b',
    );
  });

  it('R-RTE-003 /login with a session is the front page, unless it has an error to show', () => {
    expect(startingPath('/login?redirect=%2Fx', true)).toBe('/');
    expect(startingPath('/login?error=internal', true)).toBe('/login?error=internal');
  });
});
