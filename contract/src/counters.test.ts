// The counters against figures worked out by hand; X's own library is compared in the channel's test.
import { describe, expect, test } from 'vitest';
import { Composition, mediaTypes } from './content.ts';
import { count } from './counters.ts';
import { postOf } from './post.ts';

describe('document 1 §5: ASCII 1, any other character 2', () => {
  test.each([
    ['', 0],
    ['plain', 5],
    ['é', 2],
    ['港湾', 4],
    ['🚢', 2],
    ['👨‍👩‍👧', 2],
    ['https://example.com/a', 21],
  ])('%j weighs %i', (text, weight) => expect(count['ascii-1-other-2'](text)).toBe(weight));
});

test.each([
  ['', 0],
  ['é', 1],
  ['港湾', 2],
  ['🚢', 2],
  ['👨‍👩‍👧', 8],
])('UTF-16: %j weighs %i', (text, weight) => expect(count['utf-16'](text)).toBe(weight));

describe('X: a link 23, a bare name with a known ending too, everything beyond Latin 2', () => {
  test.each([
    ['', 0],
    ['é', 1],
    ['e\u0301', 1],
    ['港湾', 4],
    ['🚢', 2],
    ['https://example.com/a', 23],
    ['see example.com now', 31],
    ['Visit www.example.co.uk/path?x=1.', 30],
    ['user@example.com', 16],
    ['It ended.Then it began', 22],
    ['main.ts', 7],
    ['(https://example.com/b)', 25],
    ['https://t.co/abc/def', 27],
  ])('%j weighs %i', (text, weight) => expect(count['x-weighted'](text)).toBe(weight));

  test.each([
    'a.'.repeat(100_000),
    '你'.repeat(200_000),
    'https://'.repeat(25_000),
    `http://a.com/${'a!'.repeat(50_000)}`,
    `http://a.com/${'(a)!'.repeat(25_000)}`,
    `http://a.com/${'('.repeat(50_000)}`,
    'a-'.repeat(100_000),
    `${'a'.repeat(100_000)}.com`,
    // What grows with the square of the length takes minutes, on any machine.
  ])('a hostile text of any length is counted as fast as it is long', { timeout: 20_000 }, (text) => {
    expect(count['x-weighted'](text)).toBeGreaterThan(280);
  });
});

describe('WeChat: the article’s HTML, as it is sent', () => {
  test.each([
    ['', 0],
    [' \n', 0],
    ['a', 8],
    ['a & b', 16],
    ['a\n\nb', 16],
  ])('%j weighs %i', (text, weight) => expect(count['wechat-html'](text)).toBe(weight));

  test('where nothing is written nothing is counted, with pictures neither', () => {
    const pictured = postOf(Composition.parse({ media: [{ mediaType: mediaTypes.image, url: '/a.jpg' }] }));
    expect(pictured.images).toHaveLength(1);
    expect(count['wechat-html']('', pictured)).toBe(0);
    expect(count['wechat-html']('a', pictured)).toBeGreaterThan(256);
  });
});
