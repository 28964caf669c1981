// Copies of what is gone are found however many newer ones there are of what is still there.
import { afterEach, expect, test, vi } from 'vitest';
import { emptyComposition } from './composition.ts';
import { copyName, keepCopy } from './local-copy.ts';
import { findStrays } from './stray-copies.ts';

const kept = new Map<string, string>();
const shelf = {
  get length() {
    return kept.size;
  },
  key: (index: number) => [...kept.keys()][index] ?? null,
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
const none = new Set<string>();

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

function leave(item: string, keptAt: number, tab = 't1'): void {
  vi.stubGlobal('localStorage', shelf);
  keepCopy(shelf, copyName({ person: 'ann', item }, tab), {
    keptAt,
    revision: 1,
    content: emptyComposition(),
  });
}

test('an older one is not hidden by ten of items that are still there, and each item is asked about once', async () => {
  leave('gone', 1);
  leave('gone', 2, 't2');
  for (let at = 10; at < 22; at += 1) leave(`there-${at}`, at);
  const asked: string[] = [];
  const found = await findStrays('ann', none, ({ item }) => {
    asked.push(item);
    return Promise.resolve(item === 'gone');
  });
  expect(found.map(({ item, keptAt }) => [item, keptAt])).toEqual([
    ['gone', 2],
    ['gone', 1],
  ]);
  expect(asked).toHaveLength(13);
});
