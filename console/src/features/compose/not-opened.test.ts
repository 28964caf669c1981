import { expect, test } from 'vitest';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { goneIn, notOpened } from './not-opened.ts';

const deleted = { error: new CallRefusal('not-found', 'It is not there.') };
const cutOff = { error: new CallRefusal('offline', 'No answer.') };
const opened = { error: null };

test('what could not be opened is counted by its reason', () => {
  expect(notOpened([opened, deleted, cutOff, deleted])).toEqual([
    { number: 2, why: 'It is not there.' },
    { number: 1, why: 'No answer.' },
  ]);
  expect(notOpened([opened])).toEqual([]);
});

test('gone is a draft or a package that is not there, and not what could not be asked or is only copied', () => {
  const items = [
    { kind: 'draft', id: 'd1' },
    { kind: 'package', id: 'p1' },
    { kind: 'draft', id: 'd2' },
    { kind: 'copy', copied: { of: 'draft', id: 'd3' } },
    { kind: 'new' },
  ] as const;
  expect(goneIn(items, [deleted, deleted, cutOff, deleted, opened])).toEqual(['d1', 'p1']);
});
