import { expect, test } from 'vitest';
import { foldedText } from './fold-text.ts';

const fold = { characters: 30, lines: 3 };

test('a text that fits is not folded', () => {
  expect(foldedText('a'.repeat(30), fold)).toBeNull();
  expect(foldedText('a\nb\nc', fold)).toBeNull();
});

test('a long text is folded at a word, a text of many lines at a line', () => {
  expect(foldedText('one two three four five six seven eight', fold)).toBe('one two three four five six');
  expect(foldedText('a\nb\nc\nd', fold)).toBe('a\nb\nc');
});

test('an emoji is never cut in half', () => {
  expect(foldedText('😀'.repeat(31), fold)).toBe('😀'.repeat(30));
});
