import { expect, test } from 'vitest';
import { splitMentions } from './split-mentions.ts';

const said = (text: string, mentioned: readonly string[]) =>
  splitMentions(text, mentioned).map((part) => (part.isMention ? `[${part.text}]` : part.text));

test('a note’s mentions stand out, the longer name before the one it begins with, and nothing of it is lost', () => {
  expect(said('请@张三丰和@张三看看', ['张三', '张三丰'])).toEqual([
    '请',
    '[@张三丰]',
    '和',
    '[@张三]',
    '看看',
  ]);
  expect(said('@Ana Ruiz, look', ['Ana Ruiz'])).toEqual(['[@Ana Ruiz]', ', look']);
});

test('a name nobody was told by is plain text, and an empty note has no parts', () => {
  expect(said('mail me@ana.com @Bo', [])).toEqual(['mail me@ana.com @Bo']);
  expect(said('', ['Ana'])).toEqual([]);
});
