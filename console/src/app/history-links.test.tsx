// From every list the history of a package is asked for by the package: a colleague’s is found, and no other of the same title.
import { CalendarItem } from '@herald/contract/endpoints/calendar.ts';
import { ScheduleRow } from '@herald/contract/endpoints/schedules.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { CalendarCard } from '../features/calendar/calendar-card.tsx';
import { ContentActions } from '../features/content/content-actions.tsx';
import { startingScope } from '../features/history/api.ts';
import { ScheduleActions } from '../features/schedule/schedule-actions.tsx';
import { speak } from '../lib/i18n.ts';

beforeAll(() => speak('en'));

const pkGUID = 'p-1';
const deed = {
  words: { question: '', remove: '', restore: '', no: '' },
  onRemove: () => Promise.resolve(),
  onRestore: () => Promise.resolve(),
};
const info = { createTime: '', description: '', channel: '', enTitle: '', title: '', editor: '' };
const row = {
  pkGUID,
  revision: 1,
  baseInfo: { ...info, specialTopic: '', thumbPic: '', keywords: '', linkUrl: '' },
  mediaType: [],
  owner: 'Chen Wei',
  department: 'Desk',
  state: '',
  restoreUntil: null,
  standing: null,
};
const entry = { pkGUID, draftid: null, title: '', accounts: [], dueAt: '2026-11-05T10:00:00Z' };

function shown(part: ReactNode): string {
  const queries = new QueryClient();
  queries.setQueryData(['signs'], []);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <App>
        <MemoryRouter>{part}</MemoryRouter>
      </App>
    </QueryClientProvider>,
  );
}
const historyIn = (markup: string) => /href="([^"]*pubHistory[^"]*)"/.exec(markup)?.[1] ?? '';

const links = {
  'a row of the content': () => (
    <ContentActions
      row={row}
      title=""
      isDeleted={false}
      trash={{ ofOne: () => deed, ofChosen: () => deed }}
    />
  ),
  'a row of what is scheduled': () => (
    <ScheduleActions
      row={ScheduleRow.parse({ ...entry, id: '1', pubTime: '', creator: '', state: 'done', held: null })}
      title=""
    />
  ),
  'an entry of the calendar': () => (
    <CalendarCard
      item={CalendarItem.parse({ ...entry, id: '1', scheduleId: null, standing: 'live', held: null })}
      mayMove={false}
      onDrag={() => undefined}
      onMove={() => undefined}
    />
  ),
};

test.each(Object.entries(links))('%s leads to the history of its package alone', (_, part) => {
  expect(historyIn(shown(part()))).toBe('/api/content/publish/pubHistory?pkGUID=p-1');
});

test('there everything is shown that one may see of it; without a package it begins with one’s own', () => {
  expect(startingScope('', true)).toBe('mine');
  expect(startingScope(pkGUID, false)).toBe('department');
  expect(startingScope(pkGUID, true)).toBe('all');
});
