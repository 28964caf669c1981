import type { HistoryItem } from '@herald/contract/publications.ts';
import { expect, test } from 'vitest';
import { changeSeen } from './change-progress.ts';

const item = (opp_id: string, state: HistoryItem['state'], bid = 'a'): HistoryItem => ({
  opp_id,
  bid,
  state,
  pkGUID: 'p',
  parentId: 'p',
  title: '',
  articles: [],
  articlesGone: [],
  channelid: 32,
  channelName: 'Twitter',
  accountName: '',
  reason: 'reason-none',
  ownerOnly: false,
  detail: '',
  time: null,
  dueAt: '',
  updatedAt: '',
  nextLookAt: null,
  url: null,
  externalId: null,
  publishedBy: '',
  mayRetry: false,
  triedAgain: false,
  held: null,
  mayResolve: false,
  answersFrom: null,
  mayWithdraw: false,
  deletesFilm: false,
  mayModify: false,
  can: { takeDown: true, edit: 'delete-and-repost' },
  mayCancel: false,
  cancelRequested: false,
});
const asked = { id: 'old', bid: 'a', state: 'withdrawing', way: 'repost', code: null, message: '' } as const;

test('an edit is called done only when the platform has it, and "as before" when it was refused', () => {
  const edit = { ...asked, way: 'edit', state: 'editing' } as const;
  expect(changeSeen(edit, [item('old', 'editing')])).toMatchObject({ word: 'changing', isSettled: false });
  expect(changeSeen(edit, [item('old', 'published')])).toMatchObject({ word: 'changed', isSettled: true });
  expect(changeSeen(edit, [item('old', 'edit-failed')])).toMatchObject({
    word: 'unchanged',
    isSettled: true,
  });
});

test('what is deleted and posted again is live until it is gone, and again only once the new one is live', () => {
  const before = item('older', 'withdrawn');
  const elsewhere = item('elsewhere', 'published', 'b');
  const seen = (...items: HistoryItem[]) => changeSeen(asked, [before, elsewhere, ...items]).word;
  expect(seen(item('old', 'withdrawing'))).toBe('going');
  expect(seen({ ...item('old', 'published'), cancelRequested: true })).toBe('going');
  expect(seen(item('old', 'published'))).toBe('unchanged');
  expect(seen(item('old', 'withdrawn'))).toBe('gone');
  expect(seen(item('old', 'withdrawn'), item('new', 'inflight'))).toBe('sending');
  expect(seen(item('old', 'withdrawn'), item('new', 'published'))).toBe('again');
  expect(seen(item('old', 'withdrawn'), item('new', 'failed'))).toBe('failed');
});
