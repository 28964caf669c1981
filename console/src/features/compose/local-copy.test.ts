import { describe, expect, test } from 'vitest';
import { changed, emptyComposition } from './composition.ts';
import {
  copyName,
  dropCopy,
  findCopies,
  findSaved,
  itemOfLive,
  keepCopy,
  liveOf,
  writtenOn,
  type Shelf,
} from './local-copy.ts';
import { nobody } from './saved-forms.ts';

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
const content = changed(emptyComposition(), { kind: 'title', value: '标题 😀' });
const unsaved = { person: 'ann', item: null };
const none = new Set<string>();

describe('the copy in the browser', () => {
  test('comes back as it was written', () => {
    const place = shelf();
    const name = copyName(unsaved, 't1');
    expect(keepCopy(place, name, { keptAt: 5, revision: 3, content })).toBe(true);
    expect(findCopies(place, unsaved, none)).toEqual([
      { keptAt: 5, revision: 3, content, name, item: 'new', tab: 't1' },
    ]);
    dropCopy(place, name);
    expect(findCopies(place, unsaved, none)).toEqual([]);
  });

  test('is one per person, item and tab', () => {
    const place = shelf();
    for (const [number, name] of [
      copyName(unsaved, 't1'),
      copyName(unsaved, 't2'),
      copyName({ person: 'bob', item: null }, 't1'),
      copyName({ person: 'ann', item: 'd1' }, 't1'),
    ].entries())
      keepCopy(place, name, { keptAt: number, revision: null, content });
    expect(findCopies(place, unsaved, none).map(({ tab }) => tab)).toEqual(['t2', 't1']);
    expect(findCopies(place, { person: 'ann', item: 'd1' }, none)).toHaveLength(1);
  });

  test('of a tab that is still open is nobody else’s', () => {
    const place = shelf();
    for (const tab of ['open', 'crashed'])
      keepCopy(place, copyName(unsaved, tab), { keptAt: 1, revision: null, content });
    expect(findCopies(place, unsaved, new Set(['open'])).map(({ tab }) => tab)).toEqual(['crashed']);
  });

  test('of something that was deleted is offered where something new is begun, too', () => {
    const place = shelf();
    for (const [item, isGone] of [
      ['gone', true],
      ['there', false],
    ] as const)
      keepCopy(place, copyName({ person: 'ann', item }, 't1', 's1'), {
        keptAt: 1,
        revision: 2,
        isGone,
        content,
      });
    const itemsOf = (item: string | null, person = 'ann') =>
      findCopies(place, { person, item }, none).map(({ name }) => name.split(':')[2]);
    expect(itemsOf(null)).toEqual(['gone']);
    expect(itemsOf('gone')).toEqual(['gone']);
    expect(itemsOf('there')).toEqual(['there']);
    expect(itemsOf(null, 'bob')).toEqual([]);
    expect(findCopies(place, unsaved, new Set(['t1']))).toEqual([]);
    expect(findSaved(place, 'ann', none).map(({ item }) => item)).toEqual(['there']);
    expect(findSaved(place, 'bob', none)).toEqual([]);
    expect(findSaved(place, 'ann', new Set(['t1']))).toEqual([]);
  });

  test('of what is live is one of its posts alone: of no new page, no other post, nor the package they came from', () => {
    const place = shelf();
    const item = itemOfLive('p1');
    keepCopy(place, copyName({ person: 'ann', item }, 't1'), { keptAt: 1, revision: null, content });
    const count = (of: string | null) => findCopies(place, { person: 'ann', item: of }, none).length;
    expect([item, itemOfLive('p2'), 'p1', null].map(count)).toEqual([1, 0, 0, 0]);
    expect(findSaved(place, 'ann', none).map((copy) => liveOf(copy.item))).toEqual(['p1']);
    expect(liveOf('p1')).toBe(null);
  });

  test('a broken copy is no copy, and full storage stops nobody', () => {
    const place = shelf();
    place.kept.set(copyName(unsaved, 'a'), '{"keptAt":');
    place.kept.set(copyName(unsaved, 'b'), '{"keptAt":1}');
    expect(findCopies(place, unsaved, none)).toEqual([]);
    const full: Shelf = {
      ...place,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepCopy(full, 'a', { keptAt: 1, revision: null, content })).toBe(false);
  });
});

describe('the rows that restored words stand on', () => {
  const copy = { keptAt: 5, revision: 3, packageRevision: 2, content };
  const draft = { ...nobody, draftId: 'd1', pkGUID: 'p1', revision: 7, packageRevision: 4 };
  const packaged = { ...nobody, pkGUID: 'p1', packageRevision: 4 };

  test('are those they were written over, of draft and package both', () => {
    expect(writtenOn(copy, draft)).toEqual({ ...draft, revision: 3, packageRevision: 2 });
    expect(writtenOn(copy, packaged)).toEqual({ ...packaged, packageRevision: 2 });
    expect(writtenOn(copy, nobody)).toEqual(nobody);
  });

  test('are never the newest where it is not known which they were, unless there is but one', () => {
    const { packageRevision: _unknown, ...old } = copy;
    expect(writtenOn(old, packaged).packageRevision).toBe(1);
    expect(writtenOn(old, draft)).toEqual({ ...draft, revision: 3, packageRevision: 1 });
    expect(writtenOn({ ...copy, packageRevision: null }, draft).packageRevision).toBe(1);
  });

  test('keep the draft that was made of the package since', () => {
    expect(writtenOn({ ...copy, revision: null }, draft)).toEqual({ ...draft, packageRevision: 2 });
  });
});
