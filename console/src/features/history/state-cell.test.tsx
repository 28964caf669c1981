// A line of the history says who keeps it from going out, and that it was tried again since.
import type { HistoryItem } from '@herald/contract/publications.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { StateCell } from './state-cell.tsx';

const item: HistoryItem = {
  opp_id: '1',
  pkGUID: '1',
  parentId: '1',
  title: 'T',
  articles: [],
  articlesGone: [],
  channelid: 33,
  channelName: 'VK',
  bid: '1',
  accountName: 'A',
  state: 'scheduled',
  reason: 'reason-waiting-for-its-time',
  ownerOnly: false,
  detail: '',
  time: null,
  dueAt: '2026-11-28T12:00:00.000Z',
  updatedAt: '2026-11-28T12:00:00.000Z',
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
  mayModify: false,
  can: { takeDown: true, edit: 'in-place', reaches: ['text'] },
  deletesFilm: false,
  mayCancel: true,
  cancelRequested: false,
};
const said = (more: Partial<HistoryItem>) => renderToStaticMarkup(<StateCell item={{ ...item, ...more }} />);

test.each([
  ['en', 'Ada is editing it', 'Tried again since'],
  ['zh', 'Ada 正在编辑', '重试'],
] as const)('in %s', async (language, editing, tried) => {
  await speak(language);
  const held = { by: 'Ada', until: '2026-11-28T12:15:00.000Z' };
  expect(said({ held })).toContain(editing);
  expect(said({ state: 'failed', triedAgain: true })).toContain(tried);
  expect(said({})).not.toContain(editing);
  expect(said({})).not.toContain(tried);
});

test('what was dropped in doubt is not said to have failed', async () => {
  await speak('en');
  const dropped = said({ state: 'failed', reason: 'reason-person-dropped' });
  expect(dropped).toContain('Dropped');
  expect(dropped).toContain('nobody knows whether it went out');
  expect(dropped).not.toContain('Failed');
  expect(said({ state: 'failed', reason: 'reason-content-refused' })).toContain('Failed');
});
