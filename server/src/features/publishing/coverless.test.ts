// A video that goes live without its cover: the history says so, with what the platform said of it.
import { expect, it } from 'vitest';
import { paceOf } from '../../open-context.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideChange } from './decide-change.ts';

it('is on its way all the same, and its evidence says that the cover is missing and why', () => {
  const sent = { tries: 0, attempt_no: 1, hasHandles: true, doubted: false, mediaRefusals: 0 };
  const value = { state: 'processing', handle: 'video-1', askAgainInSeconds: 15 } as const;
  const coverless = {
    kind: 'permission',
    message: 'Not verified',
    platformCode: 'forbidden',
    retryAfterSeconds: null,
  } as const;
  const times = { pace: paceOf(1), chance: 0 };
  const decided = decideAnswer(sent, { ok: true, value: { ...value, coverless } }, times);
  expect(decided).toMatchObject({
    to: 'processing',
    evidence: {
      handle: 'video-1',
      because: 'word-without-cover',
      code: 'forbidden',
      said: 'Not verified',
    },
  });
  expect(decideAnswer(sent, { ok: true, value }, times).evidence).toEqual({ handle: 'video-1' });
});

it('an edit of which the cover was refused is done, and its history says so', () => {
  const live = { tries: 0, state: 'editing' } as const;
  const coverless = {
    kind: 'permission',
    message: 'Not verified',
    platformCode: 'forbidden',
    retryAfterSeconds: null,
  } as const;
  const times = { pace: paceOf(1), chance: 0 };
  expect(decideChange('edit', live, null, { ...times, coverless })).toMatchObject({
    to: 'published',
    reason: 'reason-edited',
    evidence: { because: 'word-without-cover', code: 'forbidden', said: 'Not verified' },
  });
  expect(decideChange('edit', live, null, times).evidence).toEqual({ by: 'word-platform' });
});
