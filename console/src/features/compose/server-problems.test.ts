import { problem } from '@herald/contract/problems.ts';
import { expect, test } from 'vitest';
import { fieldOf, leftAfter, leftFor } from './server-problems.ts';

const film = problem('upload-failed', 'video');
const title = problem('title-letters', 'title', { channelId: 32 });
const text = problem('text-letters', 'text', { channelId: 32 });

test('what the server found is over once its field is written anew, the shared one or a channel’s own', () => {
  const found = [film, title, text];
  expect(leftAfter(found, { kind: 'video-removed', index: 0 })).toEqual([title, text]);
  expect(fieldOf({ kind: 'own-words', channelId: 32, field: 'title', value: 'Pier' })).toBe('title');
  expect(leftAfter(found, { kind: 'own-words', channelId: 32, field: 'title', value: 'Pier' })).toEqual([
    film,
    text,
  ]);
  expect(leftAfter(found, { kind: 'editor', value: 'Ann' })).toBe(found);
});

test('what concerns a channel goes with the channel, and what concerns all of them stays', () => {
  expect(leftFor([film, title, text], [])).toEqual([film]);
});
