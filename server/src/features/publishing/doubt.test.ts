// Sent again under its key, a call may stand twice in doubt: what the second one came to says nothing of the first (row 19).
import { failed, type FailureKind } from '@herald/channels/failure.ts';
import { describe, expect, it } from 'vitest';
import { paceOf } from '../../open-context.ts';
import { decideAnswer } from './decide-answer.ts';
import { decideStart } from './decide-start.ts';

const times = { pace: paceOf(1), chance: 0 };
const at = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe('an answer to a call that was sent again under its key', () => {
  const kinds: readonly FailureKind[] = [
    'presend',
    'auth',
    'rate',
    'permission',
    'content',
    'media',
    'blocked',
  ];
  it.each(kinds)('%s: it is looked for; the first call may have taken effect', (kind) => {
    const sent = { tries: 11, attempt_no: 2, hasHandles: false, doubted: true, mediaRefusals: 0 };
    const looks = decideAnswer(sent, failed(kind, 'no'), times);
    // Neither "not sent", nor "mend it and publish again": there may be such a post.
    expect(looks).toMatchObject({ to: 'reconciling', reason: 'reason-not-found-yet', outcome: kind });
    expect(looks).toMatchObject({ detail: 'no', evidence: { because: 'word-sent-before', said: 'no' } });
    expect(looks.evidence).not.toHaveProperty('sent');
    expect(decideAnswer({ ...sent, doubted: false }, failed(kind, 'no'), times).to).not.toBe('reconciling');
  });
  it('keeps the handles that the first call was made of: it is known by them', () => {
    const sent = { tries: 0, attempt_no: 2, hasHandles: true, doubted: true, mediaRefusals: 0 };
    const refused = failed('media', 'no such picture');
    expect(decideAnswer({ ...sent, doubted: false }, refused, times).forgetHandles).toBe(true);
    expect(decideAnswer(sent, refused, times)).toMatchObject({ to: 'reconciling', forgetHandles: false });
  });
  it('a busy platform is waited for all the same', () => {
    const sent = { tries: 0, attempt_no: 2, hasHandles: false, doubted: true, mediaRefusals: 0 };
    const busy = decideAnswer(sent, failed('rate', 'busy', '', 90), times);
    expect(busy).toMatchObject({ to: 'reconciling', wakeInMs: 90_000, restMs: 90_000 });
  });
});

describe('a publication that waits to be sent again under its key', () => {
  const waiting = { state: 'scheduled' as const, due_at: at, expires_at: after(60), held_until: null };
  type Asked = {
    minutes?: number;
    cancelled?: boolean;
    until?: Date | null;
    maySend?: boolean;
    rests?: Date;
    paused?: boolean;
  };
  const start = (asked: Asked) =>
    decideStart(waiting, {
      at: after(asked.minutes ?? 1),
      cancelled: asked.cancelled ?? false,
      maySend: asked.maySend ?? true,
      paused: asked.paused ?? false,
      restsUntil: asked.rests ?? null,
      resendUntil: asked.until === undefined ? after(54) : asked.until,
    })?.to;
  it('is sent while the platform remembers the key', () => expect(start({})).toBe('preparing'));
  it('is looked for once the key may be forgotten, however it came to wait so long', () =>
    expect(start({ minutes: 55 })).toBe('reconciling'));
  it('is looked for when whoever asked for it may not any more', () => {
    expect(start({ maySend: false })).toBe('reconciling');
    expect(start({ maySend: false, until: null })).toBe('preparing');
  });
  it('waits while its account rests, but not to be looked for', () => {
    const rests = after(600);
    expect(start({ rests })).toBeUndefined();
    expect(start({ rests, cancelled: true })).toBe('reconciling');
    expect(start({ rests, minutes: 55 })).toBe('reconciling');
  });
  it('waits while it is paused, but not to be looked for', () => {
    expect(start({ paused: true })).toBeUndefined();
    expect(start({ paused: true, cancelled: true })).toBe('reconciling');
    expect(start({ paused: true, minutes: 55 })).toBe('reconciling');
  });
  it('is neither missed nor cancelled before it was looked for', () => {
    expect(start({ minutes: 61 })).toBe('reconciling');
    expect(start({ cancelled: true })).toBe('reconciling');
    expect(start({ minutes: 61, until: null })).toBe('missed');
    expect(start({ cancelled: true, until: null })).toBe('cancelled');
  });
});
