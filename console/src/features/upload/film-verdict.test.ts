import type { FilmReason } from '@herald/contract/video.ts';
import { describe, expect, test } from 'vitest';
import { judgeFilm } from './film-verdict.ts';
import { blockOf, known, phone, small, twitter, vk, wechat, wide, youtube } from './test-film.ts';

const codec = (...channels: string[]): FilmReason => ({ why: 'codec', channels, said: 'hevc' });
const sides: FilmReason = { why: 'sides', channels: ['Twitter'], said: '1280' };
const all = [youtube, vk, twitter, wechat];
const alone = { needing: [], unconverted: [], converted: [], conversion: 'offered' } as const;

describe('R-VAL-024: the verdict on the tile', () => {
  test('says that the original goes there where nothing speaks against it, and after a conversion that failed', () => {
    const original = ['YouTube', 'VK', 'Twitter'];
    expect(judgeFilm({ kind: 'plain' }, blockOf({}), all, known)).toEqual({ ...alone, original });
    const failed = { kind: 'failed', reason: 'failed' } as const;
    expect(judgeFilm(failed, blockOf({}), all, known)).toEqual({ ...alone, original });
  });

  test('names whom it is converted for, and who gets the original all the same', () => {
    const offered = {
      kind: 'offered',
      wasCancelled: false,
      reasons: [codec('VK', 'Twitter'), sides],
    } as const;
    const needing = ['VK', 'Twitter'];
    // Twitter refuses it for its sides; of VK nobody has asked for a conversion, and nothing stops it.
    expect(judgeFilm(offered, blockOf({}), all, known)).toEqual({
      ...{
        needing: ['Twitter'],
        unconverted: ['VK'],
        conversion: 'offered',
        original: ['YouTube'],
        converted: [],
      },
    });
    const converting = { kind: 'converting', percent: 3, reasons: [codec('VK'), sides] } as const;
    expect(judgeFilm(converting, blockOf({}), all, known)).toMatchObject({
      needing,
      unconverted: [],
      conversion: 'underway',
    });
  });

  test('says of each channel which one it gets once they are made', () => {
    const block = blockOf({ ...wide, original: phone, made: [wide, small] });
    expect(judgeFilm({ kind: 'converted', original: phone }, block, all, known)).toEqual({
      ...alone,
      original: ['YouTube'],
      converted: ['VK', 'Twitter'],
    });
    const half = blockOf({ ...wide, original: phone, made: [wide] });
    const going = { kind: 'converting', percent: 3, reasons: [sides] } as const;
    expect(judgeFilm(going, half, all, known)).toEqual({
      ...{
        needing: ['Twitter'],
        unconverted: [],
        conversion: 'underway',
        original: ['YouTube'],
        converted: ['VK'],
      },
    });
  });

  test('says nothing before it was looked at, and where no chosen channel takes a video', () => {
    for (const kind of ['checking', 'unchecked'] as const)
      expect(judgeFilm({ kind }, blockOf({}), all, known)).toBeNull();
    expect(judgeFilm({ kind: 'plain' }, blockOf({}), [wechat], known)).toBeNull();
  });
});
