import { expect, test } from 'vitest';
import { batchProgress } from './batch-progress.ts';

const state = 'scheduled' as const;
const sent = [
  { pkGUID: 'one', title: '图文一' },
  { pkGUID: 'two', title: '图文二' },
];

test('a message is titled with all its articles; a single post with its own (R-COMP-038)', () => {
  const message = { id: '1', pkGUID: 'one', carries: ['one', 'two'], bid: 'wechat', state };
  const first = { id: '2', pkGUID: 'one', carries: ['one'], bid: 'facebook', state };
  const second = { id: '3', pkGUID: 'two', carries: ['two'], bid: 'facebook', state };
  expect(batchProgress([message, first, second], sent)).toEqual([
    { pkGUID: 'one', title: '图文一 · 图文二', publications: [message], leftOut: [] },
    { pkGUID: 'one', title: '图文一', publications: [first], leftOut: [] },
    { pkGUID: 'two', title: '图文二', publications: [second], leftOut: [] },
  ]);
});
