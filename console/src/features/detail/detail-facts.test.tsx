// The facts of an item on its detail screen: each under its own name, none taken for another.
import type { ChannelBinding } from '@herald/contract/accounts.ts';
import { Composition } from '@herald/contract/content.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { BodyBlocks } from './body-blocks.tsx';
import { MainFacts } from './main-facts.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { SidePanel } from './side-panel.tsx';

beforeAll(() => speak('en'));

const content = Composition.parse({
  title: '港口重开',
  enTitle: 'The harbour reopens',
  editor: 'Lin Yue',
  channel: '文化',
  specialTopic: 'Ports of the east',
  tagNames: ['desk-7', 'wire'],
  keywords: 'ferry,tide',
  description: 'Boats sail again.',
  cover: '/media/cover.png',
  backdatedTime: '2026-10-01 09:00:00',
  age: 18,
  fb_area: [{ name: 'Manchester', key: '816977', type: 'city' }],
  media: [
    { mediaType: 3, content: 'First words.' },
    { mediaType: 4, url: '/media/a.png', dataContent: 'A quay' },
    { mediaType: 1, url: '/media/b.mp4', name: 'b.mp4' },
    { mediaType: 2, url: '/media/c.mp3', name: 'c.mp3' },
    { mediaType: 5, url: 'https://example.org/ferry' },
    { mediaType: 5, url: 'javascript:alert(1)' },
  ],
});
const account = (channelid: 31 | 32): ChannelBinding => ({
  id: String(channelid),
  channelid,
  name: 'Desk',
  channel: { id: channelid, name: 'Any', img: '' },
  authorizeToken: { screenName: 'desk', page_ids: '' },
  usable: true,
  avatar: null,
});

const render = (element: ReactElement) => renderToStaticMarkup(element);
/** What stands beside a name. */
function valueOf(markup: string, name: string): string {
  const row = new RegExp(`<span>${name}</span></th><td[^>]*>(.*?)</td>`).exec(markup)?.[1];
  if (row === undefined) throw new Error(`No row ${name} in ${markup}`);
  return row;
}
const side = (chosen: readonly ChannelBinding[], what = content) =>
  render(
    <SidePanel
      content={what}
      catalogue={[]}
      chosen={chosen}
      notes={null}
      renderPreviews={() => <i>previews</i>}
    />,
  );

test.each([
  ['the title', 'Title', '港口重开'],
  ['the English title, under that name', 'English title', 'The harbour reopens'],
  ['the editor', 'Editor', 'Lin Yue'],
  ['the channel, which is the category', 'Category', 'Culture'],
  ['the special topic', 'Special topic', 'Ports of the east'],
  ['the traceability tags', 'Traceability tags', 'desk-7'],
  ['the keywords', 'Keywords', 'tide'],
  ['the description', 'Description', 'Boats sail again.'],
  ['the thumbnail', 'Thumbnail', 'src="/media/cover.png"'],
  ['the created time', 'Created', '2026-11-02 10:00'],
  ['the back-dated time, as it is meant and not as it travels', 'Earlier date', '2026-10-02 00:00'],
])(
  'R-DETAIL-001 R-DETAIL-002 R-DETAIL-003 R-DETAIL-004 R-DETAIL-005 R-DETAIL-006 R-DETAIL-007 R-DETAIL-008 R-DETAIL-009 R-DETAIL-010 R-DETAIL-011: %s is shown',
  (_, name, value) => {
    const markup = render(<MainFacts content={content} createTime="2026-11-02 10:00:00" />);
    expect(valueOf(markup, name)).toContain(value);
  },
);

test('what was never entered is said to be none', () => {
  const markup = render(<MainFacts content={Composition.parse({})} createTime="" />);
  expect(valueOf(markup, 'Special topic')).toContain('None');
});

test('R-DETAIL-012: the body blocks are shown in their order, and an address that is no web page is not clicked', () => {
  const markup = render(<BodyBlocks media={content.media} />);
  const places = [
    'First words.',
    'alt="A quay"',
    '/media/b.mp4',
    '/media/c.mp3',
    'href="https://example.org/ferry"',
  ].map((part) => markup.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(markup).not.toContain('href="javascript');
});

test('R-DETAIL-017 R-DETAIL-018: schedule has a date picker and a time picker of every second of the day', () => {
  const markup = render(
    <ScheduleFields time="2026-11-02T23:59:59" onChange={() => undefined} onClose={() => undefined} />,
  );
  expect(markup).toMatch(/type="date"[^>]*value="2026-11-02"/);
  expect(markup).toMatch(
    /type="time"[^>]*step="1"[^>]*min="00:00:00"[^>]*max="23:59:59"[^>]*value="23:59:59"/,
  );
});

test('R-DETAIL-023: the side panel shows title, special topic, traceability tags and author', () => {
  const markup = side([]);
  expect(valueOf(markup, 'Title')).toContain('港口重开');
  expect(valueOf(markup, 'Special topic')).toContain('Ports of the east');
  expect(valueOf(markup, 'Traceability tags')).toContain('wire');
  expect(valueOf(markup, 'Author')).toContain('Lin Yue');
  const extendAttributes = [{ itemName: 'author', value: 'Sofía Ramos' }];
  expect(valueOf(side([], { ...content, extendAttributes }), 'Author')).toContain('Sofía Ramos');
});

test('R-DETAIL-024: the side panel shows the other settings', () => {
  const markup = side([]);
  expect(valueOf(markup, 'YouTube description')).toContain('Boats sail again.');
  expect(valueOf(markup, 'Facebook earlier date')).toContain('2026-10-02 00:00');
  expect(valueOf(markup, 'YouTube recording date')).toContain('2026-10-02 00:00');
  expect(valueOf(markup, 'Cover image')).toContain('src="/media/cover.png"');
});

test('R-DETAIL-026: the Facebook audience is shown only when an account of Facebook is chosen', () => {
  expect(side([account(32)])).not.toContain('Facebook audience');
  const markup = side([account(32), account(31)]);
  expect(markup).toContain('Facebook audience');
  expect(valueOf(markup, 'Age')).toContain('18+');
  expect(valueOf(markup, 'Regions')).toContain('Manchester');
  expect(valueOf(side([account(31)], Composition.parse({})), 'Who sees it')).toContain('Public');
});
