import { describe, expect, test } from 'vitest';
import { percentOf, stepped, unfinished, type Pending, type Step } from './pending.ts';

const file = new File(['0123456789'], 'a.png');
const after = (...steps: Step[]) => steps.reduce<readonly Pending[]>(stepped, []);
const sent = (uid: string): Step => ({ kind: 'sent', uid, file });

describe('uploads on their way', () => {
  test('an upload progresses, then leaves the list when it has arrived (R-UPL-010)', () => {
    const half = after(sent('1'), { kind: 'progressed', uid: '1', sentBytes: 5 });
    expect(half.map(percentOf)).toEqual([50]);
    expect(stepped(half, { kind: 'gone', uid: '1' })).toEqual([]);
  });

  test('submitting is blocked until all have succeeded, a failed one included (R-UPL-011)', () => {
    expect(unfinished(after(sent('1'), sent('2')))).toBe(2);
    expect(unfinished(after(sent('1'), { kind: 'failed', uid: '1', sentence: 'no' }))).toBe(1);
  });

  test('a timeout clears what was pending (R-UPL-014)', () => {
    expect(unfinished(after(sent('1'), { kind: 'timed-out', uid: '1', sentence: '上传超时' }))).toBe(0);
  });

  test('a file removed while it is sent blocks nothing any more (R-UPL-022)', () => {
    expect(unfinished(after(sent('1'), { kind: 'gone', uid: '1' }))).toBe(0);
  });

  test('sending again starts from nothing, in the same place', () => {
    const again = after(sent('1'), sent('2'), { kind: 'failed', uid: '1', sentence: 'no' }, sent('1'));
    expect(again.map(({ uid, state, sentBytes }) => [uid, state, sentBytes])).toEqual([
      ['1', 'sending', 0],
      ['2', 'sending', 0],
    ]);
  });
});
