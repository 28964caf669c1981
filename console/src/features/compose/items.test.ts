import { describe, expect, test } from 'vitest';
import { changed, emptyComposition } from './composition.ts';
import { activeOf, isUnsaved, itemFor, itemsAfter, itemsOf, newItem, type Items } from './items.ts';
import { nobody } from './saved-forms.ts';

const saved = (key: string, title: string, accountIds: string[] = []) =>
  itemFor(key, {
    content: { ...changed(emptyComposition(), { kind: 'title', value: title }), accountIds },
    identity: { ...nobody, draftId: `draft-${key}`, revision: 1 },
  });
const titles = ({ all }: Items) => all.map(({ content }) => content.title);
const typed = (items: Items, key: string, value: string) =>
  itemsAfter(items, { kind: 'stepped', key, step: { kind: 'changed', change: { kind: 'title', value } } });
const three = () => itemsOf([saved('a', 'A'), saved('b', 'B'), saved('c', 'C')], 0);

describe('the content items on the desk', () => {
  test('what is typed in one is there when it comes back, and the others are untouched', () => {
    let items = typed(three(), 'a', 'A, changed');
    items = itemsAfter(items, { kind: 'opened', key: 'b' });
    items = typed(items, 'b', 'B, changed');
    items = itemsAfter(items, { kind: 'opened', key: 'a' });
    expect(titles(items)).toEqual(['A, changed', 'B, changed', 'C']);
    expect(activeOf(items).content.title).toBe('A, changed');
    expect(items.all.map(isUnsaved)).toEqual([true, true, false]);
  });

  test('a copy is unsaved from the first moment, with the accounts it was made with', () => {
    const content = { ...changed(emptyComposition(), { kind: 'title', value: 'A' }), accountIds: ['x'] };
    const copy = itemFor('c', { content, identity: nobody, isNew: true });
    expect(isUnsaved(copy)).toBe(true);
    expect([copy.content.accountIds, copy.saved.accountIds, copy.saved.title]).toEqual([['x'], ['x'], '']);
    expect(isUnsaved(itemFor('d', { content, identity: nobody }))).toBe(false);
  });

  test('a save that answers late marks its own item, whichever is on the desk', () => {
    let items = typed(three(), 'a', 'A, changed');
    const sent = activeOf(items);
    items = itemsAfter(items, { kind: 'opened', key: 'b' });
    const identity = { ...sent.identity, revision: 2 };
    const step = { kind: 'saved', content: sent.content, identity } as const;
    items = itemsAfter(items, { kind: 'stepped', key: 'a', step });
    expect(items.all.map(isUnsaved)).toEqual([false, false, false]);
    expect(items.all.map(({ identity: { revision } }) => revision)).toEqual([2, 1, 1]);
  });

  test('one is moved to a place, never past the ends', () => {
    const last = itemsAfter(three(), { kind: 'moved', key: 'a', to: 2 });
    expect(titles(last)).toEqual(['B', 'C', 'A']);
    expect(last.active).toBe('a');
    expect(titles(itemsAfter(last, { kind: 'moved', key: 'a', to: 3 }))).toEqual(['B', 'C', 'A']);
    expect(titles(itemsAfter(last, { kind: 'moved', key: 'b', to: -1 }))).toEqual(['B', 'C', 'A']);
  });

  test('the one taken off the desk is followed by the next; the last leaves an empty one', () => {
    const remove = (items: Items, key: string) =>
      itemsAfter(items, { kind: 'removed', key, spare: newItem('spare', ['x']) });
    let items = remove(three(), 'a');
    expect([titles(items), items.active]).toEqual([['B', 'C'], 'b']);
    items = remove(itemsAfter(items, { kind: 'opened', key: 'c' }), 'c');
    expect(items.active).toBe('b');
    items = remove(items, 'b');
    expect([titles(items), items.active]).toEqual([[''], 'spare']);
    expect(activeOf(items).content.accountIds).toEqual(['x']);
  });

  test('added ones follow, an empty page gives its place, and what is open is not opened twice', () => {
    const empty = itemsOf([newItem('new')], 0);
    const two = itemsAfter(empty, { kind: 'added', items: [saved('a', 'A'), saved('b', 'B')] });
    expect([titles(two), two.active]).toEqual([['A', 'B'], 'a']);
    const again = itemsAfter(two, {
      kind: 'added',
      items: [{ ...saved('b2', 'B'), identity: saved('b', 'B').identity }],
    });
    expect([titles(again), again.active]).toEqual([['A', 'B'], 'b']);
    const written = typed(itemsOf([newItem('new')], 0), 'new', 'Being written');
    expect(titles(itemsAfter(written, { kind: 'added', items: [saved('a', 'A')] }))).toEqual([
      'Being written',
      'A',
    ]);
  });

  test('accounts are chosen for all of them, which makes no unsaved work of the others', () => {
    const shared = itemsOf([saved('a', 'A'), saved('b', 'B', ['one']), saved('c', 'C', ['two'])], 0);
    expect(shared.all.map(({ content }) => content.accountIds)).toEqual([['one'], ['one'], ['one']]);
    expect(shared.all.map(isUnsaved)).toEqual([false, false, false]);
    const change = { kind: 'accounts', ids: ['three'] } as const;
    const chosen = itemsAfter(shared, { kind: 'stepped', key: 'a', step: { kind: 'changed', change } });
    expect(chosen.all.map(({ content }) => content.accountIds)).toEqual([['three'], ['three'], ['three']]);
    expect(chosen.all.map(isUnsaved)).toEqual([true, false, false]);
    const cleared = itemsAfter(chosen, { kind: 'cleared', key: 'a', fresh: newItem('fresh') });
    expect([titles(cleared), cleared.active]).toEqual([['', 'B', 'C'], 'fresh']);
    expect(cleared.all.map(({ content }) => content.accountIds)).toEqual([['three'], ['three'], ['three']]);
  });

  test('an upload under way is unsaved work of its own item', () => {
    const going = { kind: 'uploading', key: 'b', field: 'images' } as const;
    const items = itemsAfter(three(), { ...going, left: { open: 1, timedOut: 0 } });
    expect(items.all.map(isUnsaved)).toEqual([false, true, false]);
    expect(itemsAfter(items, { ...going, left: { open: 1, timedOut: 0 } })).toBe(items);
  });
});
