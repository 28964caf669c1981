import { describe, expect, it } from 'vitest';
import { keepLanguage, wantedLanguage } from './language.ts';

describe('the language of the interface', () => {
  it.each([
    ['language=ja', ['zh-CN'], 'ja'],
    ['', ['fr-FR', 'es-MX', 'zh'], 'es'],
    ['language=fr', ['pt'], 'en'],
    ['', ['fr-es'], 'en'],
  ])(
    'R-GEN-024 is the stored choice, else the browser’s, else English: %s %s',
    (cookie, browser, expected) => {
      expect(wantedLanguage({ cookie }, browser)).toBe(expected);
    },
  );

  it('R-GEN-025 is stored in the cookie `language`', () => {
    const place = { cookie: '' };
    keepLanguage(place, 'es');
    expect(place.cookie).toMatch(/^language=es; Path=\/; Max-Age=\d+/);
    expect(wantedLanguage({ cookie: 'language=es' }, ['zh'])).toBe('es');
  });
});
