import { describe, expect, test } from 'vitest';
import type { Sent } from './send-file.ts';
import { openDesk, type Send } from './upload-desk.ts';

const place = { post: '/new', field: 'video' } as const;
const film = (name: string) => new File(['x'], name);

/** A desk whose files are under way until the test says what became of them. */
function desk() {
  const going = new Map<string, { going: Parameters<Send>[1]; end: (sent: Sent) => void }>();
  const send: Send = (file, given) =>
    new Promise((end) => {
      given.signal.addEventListener('abort', () => end({ kind: 'cancelled' }));
      going.set(file.name, { going: given, end });
    });
  const opened = openDesk(send, { sentenceOf: ({ kind }) => kind });
  const heard: string[] = [];
  opened.hear((what) => heard.push(what));
  const states = () => opened.list().map(({ file, state }) => `${file.name} ${state}`);
  return { ...opened, going, heard, states };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('the desk of uploads', () => {
  test('sends three at once and the rest as they end, whatever became of them (R-UPL-019)', async () => {
    const { add, going, states } = desk();
    add(place, ['a', 'b', 'c', 'd'].map(film));
    expect(states()).toEqual(['a checking', 'b checking', 'c checking', 'd waiting']);
    going.get('b')?.end({ kind: 'failed' });
    await settled();
    expect(states()).toEqual(['a checking', 'b failed', 'c checking', 'd checking']);
  });

  test('sends three at once in total, however many times files are chosen (R-UPL-019)', async () => {
    const { add, going, states } = desk();
    add(place, ['a', 'b'].map(film));
    add(place, ['c', 'd'].map(film));
    expect(states()).toEqual(['a checking', 'b checking', 'c checking', 'd waiting']);
    going.get('a')?.end({ kind: 'failed' });
    await settled();
    expect(states()).toEqual(['a failed', 'b checking', 'c checking', 'd checking']);
  });

  test('counts units of 100 MB of each, not those that had arrived before (R-UPL-016, R-MENU-004, R-CONST-013)', () => {
    const { add, going, heard } = desk();
    add(place, [film('a')]);
    for (const units of [2.5, 2.9, 3, 3.5, 5.1]) going.get('a')?.going.onProgress(units * 104_857_600);
    expect(heard).toEqual(['unit', 'unit', 'unit']);
  });

  test('says when nothing is on its way any more (R-UPL-017)', async () => {
    const { add, going, heard } = desk();
    add(place, [film('a'), film('b')]);
    going.get('a')?.end({ kind: 'failed' });
    await settled();
    expect(heard).toEqual([]);
    going.get('b')?.end({ kind: 'timed-out' });
    await settled();
    expect(heard).toEqual(['finished']);
  });

  test('lets one that must come later wait, sends others meanwhile, and goes on by itself', async () => {
    const { add, going, heard, states } = desk();
    add(place, ['a', 'b', 'c', 'd'].map(film));
    going.get('a')?.end({ kind: 'later', afterMs: 30 });
    going.get('b')?.end({ kind: 'failed' });
    await settled();
    expect(states()).toEqual(['a waiting', 'b failed', 'c checking', 'd checking']);
    for (const name of ['c', 'd']) going.get(name)?.end({ kind: 'failed' });
    await settled();
    expect(heard).toEqual([]);
    await expect.poll(states).toContain('a checking');
    going.get('a')?.end({ kind: 'failed' });
    await settled();
    expect(heard).toEqual(['finished']);
  });

  test('does not come back to one that was removed while it waited', async () => {
    const { add, going, list, remove } = desk();
    add(place, [film('a')]);
    going.get('a')?.end({ kind: 'later', afterMs: 10 });
    await settled();
    going.clear();
    remove(list()[0]?.uid ?? '');
    await new Promise((done) => setTimeout(done, 40));
    expect([list(), going.size]).toEqual([[], 0]);
  });

  test('says so too when the last that was to come later is removed, and not when one that failed is (R-UPL-017)', async () => {
    const { add, going, heard, list, remove } = desk();
    add(place, [film('a'), film('b')]);
    going.get('b')?.end({ kind: 'failed' });
    going.get('a')?.end({ kind: 'later', afterMs: 60_000 });
    await settled();
    expect(heard).toEqual([]);
    remove(list()[0]?.uid ?? '');
    expect(heard).toEqual(['finished']);
    remove(list()[0]?.uid ?? '');
    expect([list(), heard]).toEqual([[], ['finished']]);
  });

  test('cuts a removed one off at once and forgets it (R-UPL-022)', async () => {
    const { add, going, list, remove } = desk();
    add(place, [film('a')]);
    remove(list()[0]?.uid ?? '');
    expect(going.get('a')?.going.signal.aborted).toBe(true);
    await settled();
    expect(list()).toEqual([]);
  });
});
