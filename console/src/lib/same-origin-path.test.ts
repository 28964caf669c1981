import { describe, expect, it } from 'vitest';
import { sameOriginPath } from './same-origin-path.ts';

describe('where a query may send a person', () => {
  it.each(['/a', '/api/content/contentList/mylist?page=2&x=%2F', '/a#b'])('R-RTE-029 keeps %s', (path) => {
    expect(sameOriginPath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'a',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\b',
    '/.//evil.example',
    '/a\n',
  ])('R-RTE-029 turns %j into /', (path) => {
    expect(sameOriginPath(path)).toBe('/');
  });
});
