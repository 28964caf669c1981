// Before a change is confirmed the account names what becomes another there, and not what could.
import type { HistoryItem } from '@herald/contract/publications.ts';
import type { PostVersion } from '@herald/contract/versions.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { ModifyAccounts } from './modify-accounts.tsx';
import { WayWords } from './way-words.tsx';

const live: PostVersion = {
  title: 'T',
  text: 'Nine',
  article: '',
  description: '',
  keywords: [],
  link: 'https://example.com',
  images: [],
  video: null,
  cover: null,
  choices: [],
  backdate: '',
};
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
  state: 'published',
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
  mayWithdraw: true,
  mayModify: true,
  can: { takeDown: true, edit: 'in-place', reaches: ['text', 'link'] },
  deletesFilm: false,
  mayCancel: false,
  cancelRequested: false,
};

test('only the text differs: only the text is named; before that, what could be changed (R-COMP-047)', async () => {
  await speak('en');
  const said = (wanted?: PostVersion) =>
    renderToStaticMarkup(
      <WayWords target={{ item, live, settings: [], isApart: false }} {...(wanted ? { wanted } : {})} />,
    );
  expect(said({ ...live, text: 'Ten' })).toContain('Changed on the post itself: text.');
  expect(said({ ...live, text: 'Ten', link: null })).toContain('Changed on the post itself: text, link.');
  expect(said(live)).toBe('');
  expect(said()).toContain('Can be changed on the post itself: text, link.');
});

test('where next to nothing can be changed, why is said beforehand', async () => {
  await speak('en');
  const beyond = { because: 'none', since: '2026-11', why: 'limit-comments-only' } as const;
  const there = {
    ...item,
    channelName: 'Instagram',
    can: { ...item.can, reaches: ['choices' as const], beyond },
  };
  const said = renderToStaticMarkup(
    <WayWords target={{ item: there, live, settings: [], isApart: false }} />,
  );
  expect(said).toContain('Can be changed on the post itself: settings.');
  expect(said).toContain('Instagram lets nobody change a caption, pictures or a video by its API');
});

test('an account says where what is shown here may not be what stands there, to whoever opens the desk', async () => {
  await speak('en');
  const said = (reason: HistoryItem['reason']) =>
    renderToStaticMarkup(
      <ModifyAccounts targets={[{ item: { ...item, reason }, live, settings: [], isApart: false }]} />,
    );
  expect(said('reason-not-overwritten')).toContain('somebody changed it on the platform');
  expect(said('reason-edit-unknown')).toContain('We do not know whether the change took effect');
  expect(said('reason-edited')).not.toContain('role="alert"');
});
