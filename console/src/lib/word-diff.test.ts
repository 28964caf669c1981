import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

const without = (kind: string, pieces: ReturnType<typeof wordDiff>) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('one word for another is one word gone and one come, and the rest stays', () => {
  expect(wordDiff('The ferry sails at nine.', 'The ferry sails at ten.')).toEqual([
    { kind: 'same', text: 'The ferry sails at ' },
    { kind: 'removed', text: 'nine' },
    { kind: 'added', text: 'ten' },
    { kind: 'same', text: '.' },
  ]);
});

test.each([
  ['', ''],
  ['', 'All new'],
  ['All gone', ''],
  ['a b c d', 'b c d a'],
  ['渡轮九点开航', '渡轮十点开航。'],
  ['フェリーは九時に出ます', 'フェリーは十時に出ます'],
  ['one\n\ntwo 👩‍🚀', 'one\n\nthree 👩‍🚀 two'],
  [`${'long text '.repeat(3_000)}x`, `y ${'other words '.repeat(3_000)}`],
])('whatever is compared, both texts can be read from it again', (before, after) => {
  const pieces = wordDiff(before, after);
  expect(without('added', pieces)).toBe(before);
  expect(without('removed', pieces)).toBe(after);
});

test('texts that are the same have one piece, and it stays', () => {
  expect(wordDiff('The same', 'The same')).toEqual([{ kind: 'same', text: 'The same' }]);
});
