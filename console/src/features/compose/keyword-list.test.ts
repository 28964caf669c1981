import { expect, test } from 'vitest';
import { cutTyped, finishedIn, keywordLine, keywordsIn } from './keyword-list.ts';

test('R-COMP-020, R-ENT-008: keywords are a list that travels as one comma separated line, each once', () => {
  expect(keywordsIn(' 港口，渡轮、ferry; ferry；,harbour ')).toEqual(['港口', '渡轮', 'ferry', 'harbour']);
  expect(keywordLine(['港口', 'ferry', '港口'])).toBe('港口,ferry');
  expect([keywordsIn(''), keywordLine([])]).toEqual([[], '']);
});

test('R-COMP-020: what is typed is cut where a separator stands, pasted lines too', () => {
  expect(cutTyped('ferry')).toEqual({ whole: [], rest: 'ferry' });
  expect(cutTyped('ferry，')).toEqual({ whole: ['ferry'], rest: '' });
  expect(cutTyped('ferry, night boat, b')).toEqual({ whole: ['ferry', 'night boat'], rest: 'b' });
  expect(cutTyped('a\nb\n')).toEqual({ whole: ['a', 'b'], rest: '' });
});

test('the word that is still being typed is no tag yet, and is part of the line', () => {
  expect(finishedIn('harbour,fer', 'fer')).toEqual(['harbour']);
  expect(finishedIn('harbour,ferry', '')).toEqual(['harbour', 'ferry']);
  expect(finishedIn('', 'fer')).toEqual([]);
});
