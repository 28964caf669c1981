import { Composition } from '@herald/contract/content.ts';
import { postOf } from '@herald/contract/post.ts';
import { expect, test } from 'vitest';
import { audienceIn } from './audience-choice.ts';
import { changed, emptyComposition, sameContent } from './composition.ts';
import { draftFrom, nobody, packageFrom } from './saved-forms.ts';

const spain = { name: 'Spain', key: 'ES', type: 'country', region: '', country_code: 'ES' };
const limited = { kind: 'audience', audience: { age: 18, places: [spain] } } as const;
const open = { kind: 'audience', audience: null } as const;

test('R-STATE-008: an audience is sent as age and area; a public one sends both as null', () => {
  const some = changed(emptyComposition(), limited);
  expect(packageFrom(some, nobody)).toMatchObject({ age: 18, area: [spain] });
  expect(postOf(some).audience).toEqual({ ageMin: 18, regions: [spain] });
  const all = changed(some, open);
  for (const sent of [
    draftFrom(all, nobody),
    packageFrom(all, nobody),
    packageFrom(emptyComposition(), nobody),
  ])
    expect(sent).toMatchObject({ age: null, area: null });
  expect(postOf(all).audience).toBeUndefined();
  expect(sameContent(all, emptyComposition())).toBe(true);
});

test('R-STATE-008: public takes away what earlier content has kept, too', () => {
  const before = Composition.parse({ age: '21', fb_area: JSON.stringify({ data: [spain] }) });
  expect(audienceIn(before)).toEqual({ age: 21, places: [spain] });
  expect(postOf(changed(before, open)).audience).toBeUndefined();
  const fewer = changed(before, { kind: 'audience', audience: { age: null, places: [] } });
  expect([audienceIn(fewer), postOf(fewer).audience?.ageMin]).toEqual([{ age: null, places: [] }, null]);
});

test('R-FB-023: a feeling is kept by its og names beside what else was chosen, and taken away as a whole', () => {
  const author = changed(emptyComposition(), { kind: 'attribute', name: 'author', value: 'Lin' });
  const feeling = { ogActionTypeId: '1', ogObjectId: '2', ogIconId: '' };
  const felt = changed(author, { kind: 'feeling', feeling });
  expect(felt.extendAttributes).toEqual([
    { itemName: 'author', value: 'Lin' },
    { itemName: 'ogActionTypeId', value: '1' },
    { itemName: 'ogObjectId', value: '2' },
  ]);
  expect(sameContent(changed(felt, { kind: 'feeling', feeling: null }), author)).toBe(true);
});
