// A yes names what its question showed, and keeps what was confirmed before.
import { expect, test } from 'vitest';
import { confirmShown, unasked } from './shown-twins.ts';

const about = (twins: string) => ({
  details: { code: 'same-post-again', figures: { account: 'Desk', twins } },
});

test('the yes is for the posts that were shown', () => {
  expect(confirmShown(about('a,b'), unasked)).toEqual({ again: true, twins: ['a', 'b'] });
});

test('a second question adds to the first, each post once', () => {
  const first = confirmShown(about('a'), unasked);
  expect(confirmShown(about('a,b'), first)).toEqual({ again: true, twins: ['a', 'b'] });
});

test('a question that named none is a yes without names', () => {
  expect(confirmShown({ details: null }, unasked)).toEqual({ again: true, twins: [] });
});
