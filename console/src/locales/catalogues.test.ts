import { en as englishSentences } from '@herald/contract/sentences/en.ts';
import { zh as chineseSentences } from '@herald/contract/sentences/zh.ts';
import { describe, expect, it } from 'vitest';
import { administration as englishAdministration } from './en/administration.ts';
import { frame as englishFrame } from './en/frame.ts';
import { catalogue as english } from './en/index.ts';
import { administration as chineseAdministration } from './zh/administration.ts';
import { frame as chineseFrame } from './zh/frame.ts';
import { catalogue as chinese } from './zh/index.ts';

type Words = { readonly [key: string]: string | Words };

function flat(words: Words, before = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, word]): [string, string][] =>
    typeof word === 'string' ? [[`${before}${key}`, word]] : flat(word, `${before}${key}.`),
  );
}
const figures = (text: string) => [...text.matchAll(/\{+(\w+)\}+/g)].map(([, name]) => name ?? '').toSorted();

describe.each([
  ['the pages', { ...english, ...englishFrame }, { ...chinese, ...chineseFrame }],
  ['administration', englishAdministration, chineseAdministration],
  ['the sentences of the contract', englishSentences, chineseSentences],
] as const)('of %s', (_, inEnglish, inChinese) => {
  it('R-ERR-018 every message has an English and a Chinese reading, the Chinese with no figure that the English lacks', () => {
    const ours = new Map(flat(inChinese));
    const theirs = flat(inEnglish);
    expect([...ours.keys()].toSorted()).toEqual(theirs.map(([key]) => key).toSorted());
    // Where the specification words the Chinese, it writes some of the figures out.
    const differing = theirs.filter(
      ([key, text]) => !figures(ours.get(key) ?? '').every((figure) => figures(text).includes(figure)),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('R-ERR-018 what is said in words is said in Chinese words', () => {
    const ours = new Map(flat(inChinese));
    const inWords = flat(inEnglish).filter(([, text]) => /[a-z]{3,} [a-z]{3,}/.test(text));
    const unsaid = inWords.filter(([key]) => !/\p{Script=Han}/u.test(ours.get(key) ?? ''));
    expect(unsaid.map(([key]) => key)).toEqual([]);
  });
});

it('R-ERR-019 R-ERR-021 the sentences the specification words itself', () => {
  expect(englishSentences.ok).toBe('Operation succeeded');
  expect([chineseSentences.ok, chineseSentences['time-missing']]).toEqual(['操作成功', '请选择时间']);
});
