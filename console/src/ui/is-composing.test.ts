// Keys that belong to a word that is being composed.
import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test('a key is no command while a word is composed, nor where only its number says so, as Safari’s does at the end of one', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
