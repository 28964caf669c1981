import type { FilmReason } from '@herald/contract/video.ts';
import { describe, expect, test } from 'vitest';
import { judgeFilm } from './film-verdict.ts';

const everywhere: FilmReason = { why: 'codec', channels: [], said: 'hevc' };
const ofX: FilmReason = {
  why: 'film-codec',
  channels: ['Twitter'],
  said: 'H.264 (High)',
  is: 'H.265 (HEVC)',
};
const all = ['Twitter', 'VK'];

describe('R-VAL-024: the verdict on the tile', () => {
  test('says that the original goes there where nothing speaks against it, and after a conversion that failed', () => {
    expect(judgeFilm({ kind: 'plain' }, all)).toEqual({ goes: 'original', all });
    expect(judgeFilm({ kind: 'failed', reason: 'failed' }, all)).toEqual({ goes: 'original', all });
  });

  test('names whom it is to be converted for, and who gets that one too', () => {
    const offered = { kind: 'offered', wasCancelled: false } as const;
    expect(judgeFilm({ ...offered, reasons: [everywhere, ofX] }, all)).toEqual({
      goes: 'for',
      needing: ['Twitter'],
      others: ['VK'],
    });
    expect(judgeFilm({ ...offered, reasons: [everywhere] }, all)).toEqual({ goes: 'unless', all });
  });

  test('says the same of a conversion that is underway, and of one that is done', () => {
    const converting = { kind: 'converting', percent: 3 } as const;
    expect(judgeFilm({ ...converting, reasons: [everywhere, ofX] }, all)).toMatchObject({
      goes: 'is-for',
      others: ['VK'],
    });
    expect(judgeFilm({ ...converting, reasons: [everywhere] }, all)).toEqual({ goes: 'converted', all });
    const original = { url: '/a.mov', name: 'a.mov', size: 9, md5: 'm' };
    expect(judgeFilm({ kind: 'converted', original }, all)).toEqual({ goes: 'converted', all });
  });

  test('says nothing before it was looked at, and where no chosen channel takes a video', () => {
    expect([judgeFilm({ kind: 'checking' }, all), judgeFilm({ kind: 'unchecked' }, all)]).toEqual([
      null,
      null,
    ]);
    expect(judgeFilm({ kind: 'plain' }, [])).toBeNull();
  });
});
