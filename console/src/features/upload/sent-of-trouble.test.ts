// Calls that fail before a byte was sent, as their uploads see them.
import { expect, test } from 'vitest';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { sentOfTrouble } from './sent-of-trouble.ts';

test('R-UPL-014, R-UPL-015: a server that does not answer before the first byte is an upload that timed out', () => {
  const late = new CallRefusal('timed-out', 'Look before you try again; it may have arrived.');
  expect(sentOfTrouble(late, false)).toEqual({ kind: 'timed-out' });
});

test('what is refused says why, what was cancelled is silent, and what may come again does', () => {
  const refused = new CallRefusal('upload-too-large', 'Too large.');
  expect(sentOfTrouble(refused, false)).toEqual({ kind: 'refused', sentence: 'Too large.' });
  expect(sentOfTrouble(refused, true)).toEqual({ kind: 'cancelled' });
  expect(sentOfTrouble(new Error('no disk'), false)).toEqual({ kind: 'failed' });
  const busy = new CallRefusal('uploads-at-once', '', { figures: { seconds: 5 } });
  expect(sentOfTrouble(busy, false).kind).toBe('later');
});
