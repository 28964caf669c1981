// A picture that is not the post as strangers see it is marked, and says where its page led.
import type { PagePicture } from '@herald/contract/pictures.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { KeptPicture } from './kept-picture.tsx';

const link = 'https://social.example/posts/1';
const picture: PagePicture = {
  id: '1',
  opp_id: '2',
  moment: 'live',
  state: 'kept',
  source: 'page',
  dueAt: '2026-11-28T12:00:00.000Z',
  takenAt: '2026-11-28T12:00:05.000Z',
  pictureUrl: '/picture/a.webp',
  smallUrl: '/picture/a.webp?w=320',
  sha256: 'a'.repeat(64),
  pageUrl: link,
  status: 200,
  because: '',
  isUnsure: false,
};
const shown = (changed: Partial<PagePicture>) =>
  renderToStaticMarkup(
    <KeptPicture picture={{ ...picture, ...changed }} name="When it went live" link={link} />,
  );

beforeAll(() => speak('en'));

test('R-HIST-009: the post as strangers see it carries no mark', () => {
  expect(shown({})).toContain('The page answered 200');
  expect(shown({})).not.toContain('ant-tag');
  expect(shown({ pageUrl: `${link}/its-name` })).not.toContain('It led to');
});

test('R-HIST-009: a page that shows something else is marked, with why, and where it led', () => {
  const consent = shown({ because: 'None of its words.', pageUrl: 'https://consent.example/' });
  for (const words of ['Shows something else', 'None of its words.', 'It led to https://consent.example/'])
    expect(consent).toContain(words);
  expect(shown({ because: 'None of its words.' })).not.toContain('It led to');
});

test('R-HIST-009: one that may well show it is not said to show something else', () => {
  const begun = shown({
    because: 'It begins so.',
    isUnsure: true,
    pageUrl: 'https://social.example/posts/2',
  });
  for (const words of [
    'May show something else',
    'It begins so.',
    'It led to https://social.example/posts/2',
  ])
    expect(begun).toContain(words);
});

test('R-HIST-009: one that is drawn is marked as drawn', () => {
  const drawn = shown({ source: 'read-back', because: 'Signed-in readers only.' });
  expect(drawn).toContain('Drawn from what the platform says');
  expect(drawn).not.toContain('Shows something else');
});
