import { percentTimeoutMs } from '@herald/contract/constants.ts';
import { transcodeEndpoints } from '@herald/contract/endpoints/transcode.ts';
import type { FilmReason } from '@herald/contract/video.ts';
import { describe, expect, test } from 'vitest';
import {
  conversionPollMs,
  filmState,
  isBusy,
  startsAnew,
  startsUnasked,
  type FilmFacts,
} from './film-state.ts';
import type { Made } from './film-needs.ts';
import { blockOf, filmOf, phone, small, wide } from './test-film.ts';

const codec: FilmReason = { why: 'codec', channels: [], said: 'hevc' };
const ofVk: FilmReason = { why: 'codec', channels: ['VK'], said: 'hevc' };
const sides: FilmReason = { why: 'sides', channels: ['Twitter'], said: '1280' };
const known = (status: 0 | 1 | 3, reasons: readonly FilmReason[], made: readonly Made[] = []) =>
  ({ kind: 'known', status, reasons, made }) as const;
const madeFor = (channel: string, { url, name, size, md5 }: typeof wide): Made => ({
  channels: [channel],
  properties: filmOf('h264', 640, 360),
  file: {
    ...{ url, name, size, md5, type: 'video', content: '', uid: '' },
    ...{ width: 640, height: 360, durationSeconds: 10 },
  },
});
const facts = (more: Partial<FilmFacts>): FilmFacts => ({
  block: blockOf({}),
  isFresh: true,
  check: known(1, [codec]),
  progress: undefined,
  stopped: undefined,
  ...more,
});
const job = blockOf({ jobId: 'j' });
const at = (state: 'Submitted' | 'Transcoding', percent: number) => ({
  state,
  percent,
  reason: null,
  url: '',
});
const failed = (reason: 'cancelled' | 'failed') =>
  ({ state: 'TranscodeFail', percent: 7, reason, url: '' }) as const;
const done = ({ url }: typeof wide) =>
  ({ state: 'TranscodeSuccess', percent: 100, reason: null, url }) as const;
const asks = (more: Partial<FilmFacts>) => startsUnasked(facts(more));

describe('the video of a post', () => {
  test('that was just uploaded is waited for until it was looked at (R-TRANS-001)', () => {
    const looked = filmState(facts({ check: { kind: 'asking' } }));
    expect([looked.kind, isBusy(looked)]).toEqual(['checking', true]);
    expect(filmState(facts({ check: known(0, []) }))).toEqual({ kind: 'plain' });
    expect(filmState(facts({ check: { kind: 'unheard' } }))).toEqual({ kind: 'unchecked' });
  });

  test('is converted unasked with 1 and 3, once, and not where a channel only wants it smaller (R-TRANS-002, R-TRANS-003)', () => {
    expect([asks({}), asks({ check: known(3, [codec]) }), asks({ block: job })]).toEqual([true, true, false]);
    expect([asks({ check: known(0, [sides]) }), asks({ isFresh: false })]).toEqual([false, false]);
    const offered = filmState(facts({ check: known(0, [sides]) }));
    expect(offered).toEqual({ kind: 'offered', reasons: [sides], wasCancelled: false });
    expect(isBusy(offered)).toBe(false);
  });

  test('is shown with its percent and its reasons, and nothing is sent meanwhile (R-TRANS-005, R-TRANS-009, R-TRANS-011)', () => {
    const going = filmState(facts({ block: job, progress: at('Transcoding', 42) }));
    expect(going).toEqual({ kind: 'converting', reasons: [codec], percent: 42 });
    expect(isBusy(going)).toBe(true);
    expect(filmState(facts({ block: job, progress: at('Submitted', 0) })).kind).toBe('converting');
    expect(filmState(facts({ block: job, progress: done(wide) })).kind).toBe('converting');
    const block = blockOf({ ...wide, jobId: 'j', original: phone, made: [wide] });
    expect(filmState(facts({ block, progress: done(wide) }))).toEqual({ kind: 'converted', original: phone });
  });

  test('R-VAL-024: is converted for one need after the other, and only once for those who share one', () => {
    const reasons = [ofVk, sides];
    const block = blockOf({ ...wide, jobId: 'j', original: phone, made: [wide] });
    const half = facts({ block, progress: done(wide), check: known(1, reasons, [madeFor('VK', wide)]) });
    expect(startsUnasked(half)).toBe(true);
    expect(filmState(half)).toEqual({ kind: 'converting', reasons: [sides], percent: 0 });
    expect(asks({ ...half, isFresh: false })).toBe(false);
    expect(filmState({ ...half, isFresh: false })).toMatchObject({ kind: 'offered', reasons: [sides] });
    expect(filmState({ ...half, progress: done(small) }).kind).toBe('converting');
    const both = known(3, reasons, [madeFor('VK', wide), madeFor('Twitter', small)]);
    expect(filmState({ ...half, check: both })).toMatchObject({ kind: 'offered', reasons: [sides] });
    const whole = { ...half, check: both, block: { ...block, made: [wide, small] } };
    expect([startsUnasked(whole), filmState(whole).kind]).toEqual([false, 'converted']);
  });

  test('whose conversion failed says why and may be tried again; a cancelled one is offered again (R-TRANS-010)', () => {
    const broken = filmState(facts({ block: job, progress: failed('failed') }));
    expect([broken, isBusy(broken)]).toEqual([{ kind: 'failed', reason: 'failed' }, false]);
    const cancelled = facts({ block: job, progress: failed('cancelled'), stopped: 'j' });
    expect(filmState(cancelled)).toEqual({ kind: 'offered', reasons: [codec], wasCancelled: true });
    expect(startsAnew(cancelled)).toBe(false);
  });

  test('whose conversion another stopped, who took the same film out, is converted anew by whoever waits for it here', () => {
    const lost = facts({ block: job, progress: failed('cancelled') });
    expect([startsAnew(lost), filmState(lost)]).toEqual([
      true,
      { kind: 'converting', reasons: [codec], percent: 0 },
    ]);
    expect(startsAnew({ ...lost, isFresh: false })).toBe(false);
    expect(startsAnew({ ...lost, check: { kind: 'unheard' } })).toBe(false);
  });

  test('R-TRANS-011: holds its post back until its job was heard of, begun here or not', () => {
    const unheard = facts({ block: job });
    expect(filmState(unheard)).toEqual({ kind: 'converting', reasons: [codec], percent: 0 });
    expect(startsUnasked(unheard)).toBe(false);
    const opened = filmState({ ...unheard, isFresh: false });
    expect([opened.kind, isBusy(opened), isBusy(filmState(unheard))]).toEqual(['checking', true, true]);
  });

  test('that was opened with its post is left as it is, and a conversion that was running is followed', () => {
    expect(filmState(facts({ isFresh: false, check: { kind: 'asking' } }))).toEqual({ kind: 'plain' });
    expect(filmState(facts({ isFresh: false })).kind).toBe('offered');
    const followed = facts({ isFresh: false, block: job, progress: at('Transcoding', 3) });
    expect(filmState(followed).kind).toBe('converting');
  });

  test('is asked after every 5 s, each call for up to 600000 ms (R-TRANS-006, R-TRANS-008, R-CONST-004)', () => {
    expect([conversionPollMs.full, percentTimeoutMs]).toEqual([5_000, 600_000]);
    expect(transcodeEndpoints.queryPercent.timeoutMs).toBe(600_000);
  });

  test('is asked after every 10 s in the simple edition (R-TRANS-007)', () => {
    expect(conversionPollMs.simple).toBe(10_000);
  });
});
