// Weibo's short links in a listed text: what is read as ours, and that a stranger's post cannot make it take long.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asWritten } from './weibo-links.ts';

const listedAs = (parts: readonly string[]) => parts.join('http://t.cn/A6abc1');

/** The same by an expression, which goes back and takes for ever where there is much: for short texts. */
function reference(parts: readonly string[], ours: string): boolean {
  const pattern = parts.map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}/]/g, '\\$&')).join('https?://\\S+');
  return new RegExp(`^${pattern}$`, 'u').test(ours);
}

test('a listed text is ours where it differs in its addresses alone', () => {
  const piece = fc.constantFrom(
    'a',
    ',',
    ' ',
    '。',
    'a ',
    ' a',
    'b,',
    'x/',
    '(',
    ')',
    'https://b.c',
    'http://',
  );
  const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join('').replaceAll(/\s+/g, ' '));
  // A letter would belong to the short link before it.
  const part = text.map((one) => one.replace(/^\w*/, ','));
  const given = fc.tuple(text, fc.array(part, { minLength: 1, maxLength: 4 }));
  const links = fc.array(fc.constantFrom('http://b.c', 'https://b.c/d,e', 'https://', 'http://x', 'ftp://x'));
  fc.assert(
    fc.property(given, links, ([first, rest], addresses) => {
      const parts = [first.trimStart(), ...rest];
      parts.push(parts.pop()?.trimEnd() ?? '');
      const ours = parts.map((one, index) =>
        index === 0 ? one : `${addresses[index] ?? 'http://b.c'}${one}`,
      );
      const tidy = ours.join('').replaceAll(/\s+/g, ' ').trim();
      const listed = listedAs(parts).replaceAll(/\s+/g, ' ').trim();
      expect(asWritten(listed, tidy) === tidy).toBe(
        reference(listed.split('http://t.cn/A6abc1'), tidy) || listed === tidy,
      );
    }),
    { numRuns: 1_000 },
  );
});

test('it grows with the text alone: of thousands of addresses in one word none is tried twice', () => {
  const ours = Array.from({ length: 8_000 }, () => 'http://a.b').join(',');
  const strange = `${listedAs(Array.from({ length: 4_001 }, (_, index) => (index === 0 ? '' : ',')))}x !`;
  expect(asWritten(strange, ours)).toBe(strange);
  const same = listedAs(['', ...Array.from({ length: 3_999 }, () => ','), '']);
  expect(asWritten(same, ours)).toBe(ours);
});
