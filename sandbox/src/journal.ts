// What must survive a restart: named collections, every change appended to one file, compacted at each start.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

export interface Collection<T> {
  get(id: string): T | undefined;
  put(id: string, value: T): void;
  remove(id: string): void;
  clear(): void;
  values(): Iterable<T>;
  /** Oldest first; only for collections opened with an index. */
  of(key: string): readonly T[];
}

export interface Journal {
  collection<T>(name: string, indexBy?: (value: T) => string): Collection<T>;
  close(): void;
}

type Change = { in: string; id: string; value: unknown } | { in: string; id?: string };
/** Values stay written as JSON until their collection, which knows their type, is opened. */
type Remembered = Map<string, Map<string, string>>;

function replay(path: string): Remembered {
  const remembered: Remembered = new Map();
  if (!existsSync(path)) return remembered;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const change = readChange(line);
    if (!change) continue;
    const items = remembered.get(change.in) ?? new Map<string, string>();
    remembered.set(change.in, items);
    if (change.id === undefined) items.clear();
    else if ('value' in change) items.set(change.id, JSON.stringify(change.value));
    else items.delete(change.id);
  }
  return remembered;
}

/** A line torn by a kill is no change: its writer never answered. */
function readChange(line: string): Change | undefined {
  if (line === '') return undefined;
  try {
    const change: Change = JSON.parse(line);
    return change;
  } catch {
    return undefined;
  }
}

function compact(path: string, remembered: Remembered): number {
  const fresh = openSync(`${path}.new`, 'w');
  for (const [name, items] of remembered) {
    for (const [id, written] of items) {
      writeSync(fresh, `{"in":${JSON.stringify(name)},"id":${JSON.stringify(id)},"value":${written}}\n`);
    }
  }
  fsyncSync(fresh);
  closeSync(fresh);
  renameSync(`${path}.new`, path);
  return openSync(path, 'a');
}

export function openJournal(folder: string | undefined): Journal {
  if (folder === undefined)
    return { collection: (_name, indexBy) => openCollection([], () => {}, indexBy), close: () => {} };
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'journal.jsonl');
  const remembered = replay(path);
  const file = compact(path, remembered);
  return {
    collection<T>(name: string, indexBy?: (value: T) => string): Collection<T> {
      const items: [string, T][] = [];
      for (const [id, written] of remembered.get(name) ?? []) {
        const value: T = JSON.parse(written);
        items.push([id, value]);
      }
      remembered.delete(name);
      return openCollection(
        items,
        (change) => writeSync(file, `${JSON.stringify({ in: name, ...change })}\n`),
        indexBy,
      );
    },
    close: () => closeSync(file),
  };
}

function openCollection<T>(
  remembered: Iterable<[string, T]>,
  append: (change: { id?: string; value?: T }) => void,
  indexBy: ((value: T) => string) | undefined,
): Collection<T> {
  const items = new Map<string, T>();
  const index = new Map<string, T[]>();
  const place = (id: string, value: T): void => {
    const former = items.get(id);
    items.set(id, value);
    if (!indexBy) return;
    const row = index.get(indexBy(value)) ?? [];
    index.set(indexBy(value), row);
    const position = former === undefined ? -1 : row.lastIndexOf(former);
    if (position === -1) row.push(value);
    else row[position] = value;
  };
  for (const [id, value] of remembered) place(id, value);
  return {
    get: (id) => items.get(id),
    values: () => items.values(),
    of: (key) => index.get(key) ?? [],
    put(id, value) {
      place(id, value);
      append({ id, value });
    },
    remove(id) {
      const former = items.get(id);
      if (former === undefined) return;
      items.delete(id);
      const row = indexBy ? index.get(indexBy(former)) : undefined;
      if (row) row.splice(row.lastIndexOf(former), 1);
      append({ id });
    },
    clear() {
      items.clear();
      index.clear();
      append({});
    },
  };
}
