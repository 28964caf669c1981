import { problem } from '@herald/contract/problems.ts';
import { describe, expect, test } from 'vitest';
import {
  countsByChannel,
  gravest,
  problemsAt,
  problemsOf,
  together,
  unfinishedUploads,
} from './place-problems.ts';
import { nothingUnderway } from './use-underway.ts';

const title = problem('title-missing', 'title');
const long = problem('text-too-long', 'text', { channelId: 32 });
const nearly = problem('text-nearly-full', 'text', { channelId: 31, severity: 'info' });

describe('problems in their places', () => {
  test('each channel tab counts its errors and warnings', () => {
    expect([...countsByChannel([title, long, nearly])]).toEqual([[32, 1]]);
  });

  test('a field shows what concerns it, without what only informs', () => {
    expect(problemsAt([title, long, nearly], 'text')).toEqual([long]);
  });

  test('a field that is only warned of is not marked as wrong', () => {
    const doubted = problem('title-may-be-refused', 'title', { severity: 'warning' });
    expect([gravest([]), gravest([nearly]), gravest([doubted]), gravest([doubted, title])]).toEqual([
      '',
      '',
      'warning',
      'error',
    ]);
  });

  test('the problems of a refusal by the server are shown like local ones, each once', () => {
    const kept = problemsOf({ detail: '…', problems: [title, long] });
    expect(kept).toEqual([title, long]);
    expect(together([nearly, title], kept)).toEqual([title, long, nearly]);
    expect(problemsOf({ anything: 1 })).toEqual([]);
    expect(problemsOf(null)).toEqual([]);
  });

  test('submitting waits until all uploads have succeeded (R-UPL-011)', () => {
    const going = { open: 1, timedOut: 1 };
    const found = unfinishedUploads({ ...nothingUnderway, video: going, cover: going });
    expect(found.map(({ code, field }) => [code, field])).toEqual([['upload-unfinished', 'video']]);
    expect(unfinishedUploads(nothingUnderway)).toEqual([]);
  });

  test('what is made of the video is waited for, at the video (R-TRANS-011)', () => {
    const found = unfinishedUploads({ ...nothingUnderway, conversion: { open: 1, timedOut: 0 } });
    expect(found.map(({ code, field }) => [code, field])).toEqual([['upload-unfinished', 'video']]);
  });

  test('of every field it is told what did not arrive in time, of a cover too (R-UPL-014)', () => {
    const late = { open: 0, timedOut: 1 };
    const found = unfinishedUploads({ ...nothingUnderway, images: late, video: late, cover: late });
    expect(found.map(({ code, field }) => [code, field])).toEqual([
      ['upload-left-out', 'images'],
      ['upload-left-out', 'video'],
      ['upload-left-out', 'cover'],
    ]);
  });

  test('what did not arrive in time stops nothing, and whoever publishes is told that it is left out (R-UPL-014)', () => {
    const found = unfinishedUploads({ ...nothingUnderway, video: { open: 0, timedOut: 2 } });
    expect(found).toMatchObject([
      { code: 'upload-left-out', field: 'video', severity: 'warning', figures: { count: 2 } },
    ]);
  });
});
