import { describe, expect, test } from 'vitest';
import { changed, emptyComposition } from './composition.ts';
import { copyName, dropCopy, keepCopy, readCopy, type Shelf } from './local-copy.ts';

function shelf(): Shelf & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}
const content = changed(emptyComposition(), { kind: 'title', value: '标题 😀' });

describe('the copy in the browser', () => {
  test('comes back as it was written', () => {
    const place = shelf();
    expect(keepCopy(place, 'a', { keptAt: 5, revision: 3, content })).toBe(true);
    expect(readCopy(place, 'a')).toEqual({ keptAt: 5, revision: 3, content });
    dropCopy(place, 'a');
    expect(readCopy(place, 'a')).toBeNull();
  });

  test('is one per person and item', () => {
    expect(copyName('ann', 'd1')).not.toBe(copyName('bob', 'd1'));
    expect(copyName('ann', null)).not.toBe(copyName('ann', 'd1'));
  });

  test('a broken copy is no copy, and full storage stops nobody', () => {
    const place = shelf();
    place.kept.set('a', '{"keptAt":');
    place.kept.set('b', '{"keptAt":1}');
    expect([readCopy(place, 'a'), readCopy(place, 'b')]).toEqual([null, null]);
    const full: Shelf = {
      ...place,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepCopy(full, 'a', { keptAt: 1, revision: null, content })).toBe(false);
  });
});
