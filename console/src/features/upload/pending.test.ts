import { describe, expect, test } from 'vitest';
import {
  isOf,
  isRunning,
  nextStored,
  percentOf,
  stepped,
  unarrived,
  type Pending,
  type Step,
} from './pending.ts';

const file = new File(['0123456789'], 'a.png');
const place = { post: '/new', field: 'images' } as const;
const record = {
  type: 'img',
  content: '',
  url: '/u',
  name: 'a.png',
  uid: 'u',
  size: 10,
  md5: 'm',
  width: 1,
  height: 1,
  durationSeconds: null,
};
const after = (...steps: Step[]) => steps.reduce<readonly Pending[]>(stepped, []);
const chosen = (...uids: string[]): Step => ({
  kind: 'chosen',
  files: uids.map((uid) => ({ uid, file, place, batch: uids[0] ?? '' })),
});

describe('uploads on their way', () => {
  test('an upload is checked, progresses, and leaves the list when its post has taken it (R-UPL-010)', () => {
    const half = after(
      chosen('1'),
      { kind: 'checking', uid: '1' },
      { kind: 'sending', uid: '1' },
      { kind: 'progressed', uid: '1', sentBytes: 5 },
    );
    expect(half.map((one) => [one.state, percentOf(one)])).toEqual([['sending', 50]]);
    expect(stepped(half, { kind: 'gone', uid: '1' })).toEqual([]);
  });

  test('what is all there is being checked until it is stored, and is sent again where it has to be', () => {
    const arrived = after(
      chosen('1'),
      { kind: 'sending', uid: '1' },
      { kind: 'progressed', uid: '1', sentBytes: 10 },
      { kind: 'arrived', uid: '1' },
      { kind: 'progressed', uid: '1', sentBytes: 10 },
    );
    expect(arrived.map((one) => [one.state, isRunning(one), unarrived([one]).open])).toEqual([
      ['arrived', true, 1],
    ]);
    expect(stepped(arrived, { kind: 'progressed', uid: '1', sentBytes: 0 })[0]?.state).toBe('sending');
    expect(stepped(arrived, { kind: 'stored', uid: '1', record })[0]?.state).toBe('stored');
  });

  test('submitting is blocked until all have succeeded, a failed one included (R-UPL-011)', () => {
    expect(unarrived(after(chosen('1', '2'))).open).toBe(2);
    expect(unarrived(after(chosen('1'), { kind: 'failed', uid: '1', sentence: 'no' })).open).toBe(1);
  });

  test('a timeout clears what was pending, and is not forgotten (R-UPL-014)', () => {
    const late = after(chosen('1'), { kind: 'timed-out', uid: '1', sentence: '上传超时' });
    expect(unarrived(late)).toEqual({ open: 0, timedOut: 1 });
  });

  test('a file removed while it is sent blocks nothing any more (R-UPL-022)', () => {
    expect(unarrived(after(chosen('1'), { kind: 'gone', uid: '1' }))).toEqual({ open: 0, timedOut: 0 });
  });

  test('an upload goes into the block it was chosen in, and into the first where that one is gone', () => {
    const first = { key: 'a', others: ['b'] };
    const second = { key: 'b', others: null };
    const at = (block?: string) => ({ place: { ...place, block } });
    const taken = (block?: string) => [isOf(at(block), first), isOf(at(block), second)];
    expect([taken('a'), taken('b'), taken('gone'), taken()]).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(isOf(at('b'), undefined)).toBe(true);
  });

  test('sending again starts from nothing, in the same place', () => {
    const again = after(
      chosen('1', '2'),
      { kind: 'failed', uid: '1', sentence: 'no' },
      { kind: 'again', uid: '1' },
    );
    expect(again.map(({ uid, state, sentence }) => [uid, state, sentence])).toEqual([
      ['1', 'waiting', ''],
      ['2', 'waiting', ''],
    ]);
  });

  test('files chosen together enter their post in the order they were chosen; one that failed holds nobody back', () => {
    const second: Step = { kind: 'stored', uid: '2', record };
    expect(nextStored(after(chosen('1', '2'), second), place)).toBeUndefined();
    const failed = after(chosen('1', '2'), second, { kind: 'failed', uid: '1', sentence: 'no' });
    expect(nextStored(failed, place)?.uid).toBe('2');
    expect(nextStored(failed, { ...place, post: '/other' })).toBeUndefined();
    expect(nextStored(after(chosen('1'), chosen('2'), second), place)?.uid).toBe('2');
  });
});
