import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';

const item = {
  time: null,
  dueAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
} as const;

test('what waits for its time is about when it is due, not about when it was made', () => {
  expect(instantOf({ ...item, state: 'scheduled' })).toBe(item.dueAt);
});

test('what is live is about when it went live, and what has failed about since when it is so', () => {
  const time = '2026-03-02T09:00:03.000Z';
  expect(instantOf({ ...item, state: 'published', time })).toBe(time);
  expect(instantOf({ ...item, state: 'failed' })).toBe(item.updatedAt);
});

test.each(['history-drawer.tsx', 'use-history-columns.tsx'])('%s chooses no instant by itself', (name) => {
  const source = readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(source).toContain('instantOf(item)');
  expect(source).not.toMatch(/item\.(time|dueAt|updatedAt)/);
});
