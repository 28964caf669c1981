import { problem } from '@herald/contract/problems.ts';
import { expect, test } from 'vitest';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { isGone, refusalKind } from './refusal-kinds.ts';

test('what the server finds wrong is mended at its field', () => {
  const problems = [problem('text-too-long', 'text', { channelId: 32 })];
  expect(refusalKind(new CallRefusal('content-refused', 's', { problems }))).toMatchObject({
    kind: 'mend',
    problems,
  });
  expect(refusalKind(new CallRefusal('content-refused', 's', null))).toEqual({ kind: 'told', sentence: 's' });
});

test('a stale revision asks to take over', () => {
  expect(refusalKind(new CallRefusal('changed-elsewhere', 's')).kind).toBe('take-over');
});

test('what waits for its time says which schedule stands in the way', () => {
  const figures = { schedule: 's1', time: '2026-12-01 10:00:00', zone: 'Asia/Shanghai' };
  expect(refusalKind(new CallRefusal('still-scheduled', 's', { figures }))).toMatchObject({
    kind: 'scheduled',
    schedule: { id: 's1', pubTime: '2026-12-01 10:00:00', zone: 'Asia/Shanghai' },
  });
});

test('a fault of our own is not taken for a refusal', () => {
  expect(() => refusalKind(new TypeError('x'))).toThrow(TypeError);
});

test('what was deleted meanwhile is told from every other refusal', () => {
  expect(isGone(new CallRefusal('not-found', 's'))).toBe(true);
  expect(isGone(new CallRefusal('changed-elsewhere', 's'))).toBe(false);
  expect(isGone(new TypeError('x'))).toBe(false);
});
