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

test.each([
  ['a family of joined people', '👨‍👩‍👧‍👦'],
  ['a flag', '🇪🇸'],
  ['a hand with its skin', '👍🏽'],
  ['a letter and its accent', 'e\u0301'],
  ['a syllable of Devanagari', 'नि'],
])('%s is one character, and never cut', (_, character) => {
  expect(foldedText(character.repeat(30), fold)).toBeNull();
  expect(foldedText(character.repeat(31), fold)).toBe(character.repeat(30));
});

test('a text of 10,000 characters is folded in no time, a single letter with as many marks too', () => {
  const from = performance.now();
  for (let time = 0; time < 100; time += 1) foldedText('👨‍👩‍👧‍👦'.repeat(10_000), fold);
  expect(foldedText(`e${'\u0301'.repeat(10_000)}`, fold)).toBeNull();
  expect(performance.now() - from).toBeLessThan(10_000);
});
