import { expect, it } from 'vitest';
import { matchWords } from './match-words.ts';

const titles = ['Publish history', 'My drafts', 'Scheduled', '部门内容'].map((title) => ({ title }));
const found = (words: string) => matchWords(titles, words).map(({ title }) => title);

it('every word must be there, whatever its case and place', () => {
  expect(found('his PUB')).toEqual(['Publish history']);
  expect(found('内容')).toEqual(['部门内容']);
  expect(found('history drafts')).toEqual([]);
});

it('what begins with the word stands first, and without words everything stays in its order', () => {
  expect(matchWords([{ title: 'a draft' }, { title: 'draft a' }], 'draft')[0]?.title).toBe('draft a');
  expect(found('  ')).toHaveLength(4);
});
