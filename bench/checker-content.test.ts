// Words that may stand on the platform, after one edit and after several.
import { expect, it } from 'vitest';
import { contentBreaches } from './checker-content.ts';
import type { EditFact } from './checker-facts.ts';
import { post, publication } from './checker-made-up.ts';

const done = (text: string): EditFact => ({ text, outcome: 'done' });
const refused = (text: string): EditFact => ({ text, outcome: 'failed' });
const unclear = (text: string): EditFact => ({ text, outcome: 'unknown' });
const underWay = (text: string): EditFact => ({ text, outcome: null });
const dropped = (text: string): EditFact => ({ text, outcome: 'dropped' });
const texts = ['first', 'second', 'third'];

/** Of the three versions, those that may stand. */
const standing = (...edits: EditFact[]) =>
  texts.filter(
    (text) => contentBreaches({ ...publication, text: 'first', edits }, [{ ...post, text }]).length === 0,
  );

it('what was never edited stands as it was approved', () => {
  expect(standing()).toEqual(['first']);
});

it('after an edit that ended well the words before it may not stand', () => {
  expect(standing(done('second'))).toEqual(['second']);
  expect(standing(done('second'), done('third'))).toEqual(['third']);
  expect(standing(unclear('second'), done('third'))).toEqual(['third']);
});

it('after one that is said to have failed, or to have given way, the words before it stand, and no others', () => {
  expect(standing(dropped('second'))).toEqual(['first']);
  expect(standing(refused('second'))).toEqual(['first']);
  expect(standing(done('second'), refused('third'))).toEqual(['second']);
  expect(standing(refused('second'), done('third'))).toEqual(['third']);
});

it('only after one of which nobody claims to know, or that is not over, either may stand', () => {
  expect(standing(underWay('second'))).toEqual(['first', 'second']);
  expect(standing(unclear('second'))).toEqual(['first', 'second']);
  expect(standing(done('second'), unclear('third'))).toEqual(['second', 'third']);
  expect(standing(unclear('second'), refused('third'))).toEqual(['first', 'second']);
});

it('a post without its file is a breach, but where we took the file down or say that it is gone; another file always is', () => {
  const filmed = { ...publication, media: ['a'] };
  const breaches = (media: string[], filmTaken: boolean) =>
    contentBreaches({ ...filmed, filmTaken }, [{ ...post, media }]).length;
  expect([breaches(['a'], false), breaches([], false), breaches(['b'], false)]).toEqual([0, 1, 1]);
  expect([breaches(['a'], true), breaches([], true), breaches(['b'], true)]).toEqual([0, 0, 1]);
});
