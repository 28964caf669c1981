import { expect, test } from 'vitest';
import { copyAddress } from '../../lib/copy-address.ts';
import { namedIn, searchOf } from './item-address.ts';
import { nobody } from './saved-forms.ts';

const named = (search: string) => namedIn(new URLSearchParams(search));
const draft = (id: string) => ({ kind: 'draft', id });

test('R-COMP-058: ids are several drafts, the first of them on the desk unless id names another', () => {
  expect(named('ids=a,b,c')).toEqual({ items: [draft('a'), draft('b'), draft('c')], at: 0 });
  expect(named('ids=a,b,a,,c&id=c')).toEqual({ items: [draft('a'), draft('b'), draft('c')], at: 2 });
  expect(named('ids=a,b&id=z')).toEqual({ items: [draft('z'), draft('a'), draft('b')], at: 0 });
});

test('without ids it is the draft, else the package, else something new', () => {
  expect(named('id=a&pkGUID=p').items).toEqual([draft('a')]);
  expect(named('pkGUID=p').items).toEqual([{ kind: 'package', id: 'p' }]);
  expect(named('refreshTime=1').items).toEqual([{ kind: 'new' }]);
});

test('a copy of a draft, of a package or of a template is something new; what is saved meanwhile wins over it', () => {
  for (const of of ['draft', 'package', 'template'] as const) {
    const search = new URL(copyAddress({ of, id: 'a' }), 'http://x').search;
    expect(named(search)).toEqual({ items: [{ kind: 'copy', copied: { of, id: 'a' } }], at: 0 });
  }
  expect(named('copy=draft:a&id=b').items).toEqual([draft('b')]);
  expect(named('copy=account:a').items).toEqual([{ kind: 'new' }]);
});

test('the address that is shown opens the same again', () => {
  const of = (draftId: string | null, pkGUID: string | null) => ({ ...nobody, draftId, pkGUID });
  const all = [of('a', null), of(null, 'p'), of(null, null), of('d', 'q')];
  expect(named(searchOf(all, 1))).toEqual({
    items: [draft('a'), { kind: 'package', id: 'p' }, { kind: 'new' }, draft('d')],
    at: 1,
  });
  expect(named(searchOf([of(null, null), of(null, null)], 1)).items).toHaveLength(2);
  expect(searchOf([of('a', 'p')], 0)).toBe('?id=a');
  expect(searchOf([of(null, 'p')], 0)).toBe('?pkGUID=p');
  expect(searchOf([of(null, null)], 0)).toBe('');
});
