// One picture, two pictures: sentences with a figure in the languages that have a plural.
import { expect, test } from 'vitest';
import { numberWords } from './number-words.ts';
import { say } from './say.ts';

test('a word follows its figure', () => {
  const sentence = '{count} {count|picture|pictures}, {limit} {limit|is|are} allowed';
  expect(numberWords(sentence, { count: 2, limit: 1 })).toBe('{count} pictures, {limit} is allowed');
  expect(numberWords(sentence, { count: '1', limit: 0 })).toBe('{count} picture, {limit} are allowed');
});

test('where one is the most, the sentence says so as a person would', () => {
  const figures = { channel: 'Weibo', limit: 1, count: 2 };
  expect(say('en', 'images-too-many', figures)).toBe('Weibo: at most 1 picture; there are 2.');
  expect(say('es', 'images-too-many', figures)).toBe('Weibo: 1 imagen como máximo; hay 2.');
  expect(say('en', 'images-too-many', { ...figures, limit: 9, count: 10 })).toBe(
    'Weibo: at most 9 pictures; there are 10.',
  );
  expect(say('en', 'alarm-unknowns', { count: 1 })).toMatch(/^1 post has been unconfirmed/);
  expect(say('es', 'alarm-unknowns', { count: 2 })).toMatch(/^2 publicaciones llevan más/);
  expect(say('en', 'too-many-requests', { seconds: 1 })).toContain('in 1 second.');
  expect(say('es', 'hashtags-too-many', { channel: 'Instagram', count: 1, limit: 1 })).toContain(
    '1 etiqueta; se permite 1',
  );
});
