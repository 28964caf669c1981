// What goes live without something that was wanted of it, a cover or closed comments: the history says so, with what the platform said.
import { expect, it } from 'vitest';
import { paceOf } from '../../open-context.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideChange } from './decide-change.ts';
import { decideLook } from './decide-look.ts';

const lacking = {
  what: 'cover',
  failure: {
    kind: 'permission',
    message: 'Not verified',
    platformCode: 'forbidden',
    retryAfterSeconds: null,
  },
} as const;

it('is on its way all the same, and its evidence says that the cover is missing and why', () => {
  const sent = { tries: 0, attempt_no: 1, hasHandles: true, doubted: false, mediaRefusals: 0 };
  const value = { state: 'processing', handle: 'video-1', askAgainInSeconds: 15 } as const;
  const times = { pace: paceOf(1), chance: 0 };
  const decided = decideAnswer(sent, { ok: true, value: { ...value, lacking } }, times);
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
  const times = { pace: paceOf(1), chance: 0 };
  expect(decideChange('edit', live, null, { ...times, lacking })).toMatchObject({
    to: 'published',
    reason: 'reason-edited',
    evidence: { because: 'word-without-cover', code: 'forbidden', said: 'Not verified' },
  });
  expect(decideChange('edit', live, null, times).evidence).toEqual({ by: 'word-platform' });
});

const open = { what: 'closed-comments', failure: lacking.failure } as const;
const live = { state: 'live', externalId: '9', url: 'https://x/9', lacking: open } as const;

it('a post whose comments the platform did not close is live, and its evidence says that they are open', () => {
  const sent = { tries: 0, attempt_no: 1, hasHandles: true, doubted: false, mediaRefusals: 0 };
  expect(decideAnswer(sent, { ok: true, value: live }, { pace: paceOf(1), chance: 0 })).toMatchObject({
    to: 'published',
    reason: 'reason-platform-said-live',
    evidence: { by: 'word-the-answer', because: 'word-comments-open', said: 'Not verified' },
  });
});

it.each([
  ['noticed by a look', lacking.failure, 'word-comments-open'],
  ['not to be seen', { ...lacking.failure, kind: 'unknown' }, 'word-comments-unknown'],
] as const)('found live with comments that are %s, its evidence says so', (_, failure, because) => {
  const at = new Date();
  const looked = {
    state: 'reconciling',
    reason: 'reason-not-found-yet',
    negative_looks: 0,
    last_look_at: null,
    settle_at: null,
    hold_until: null,
    tries: 0,
  } as const;
  const seen = { ...live, seen: '9', lacking: { ...open, failure } };
  const ways = {
    settledBy: { by: 'handle' },
    resends: false,
    callsInDoubt: 1,
    refused: false,
    unwanted: false,
    rests: false,
    signedOut: false,
  } as const;
  const times = { at, askedAt: at, sentAt: at, doubtedSince: at, pace: paceOf(1) };
  expect(decideLook(looked, seen, ways, times)).toMatchObject({
    to: 'published',
    reason: 'reason-found-on-the-account',
    evidence: { by: 'word-look', because },
  });
});
