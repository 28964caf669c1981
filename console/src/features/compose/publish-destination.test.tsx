// What a person confirms is what is sent: of each account its title, words, link and readers, and none that stay behind.
import type { ChannelId } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import type { Post, PostFile } from '@herald/contract/post.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/i18n.ts';
import { testBinding } from '../../lib/test-binding.ts';
import type { FilmThere } from './film-for.ts';
import type { LiveThere } from './publication-progress.ts';
import { PublishDestination } from './publish-destination.tsx';

beforeAll(() => speak('en'));

const source = { by: 'platform', source: '', since: '' } as const;
const rulesOf = (channelId: ChannelId, name: string, rest: Partial<ChannelRules>): ChannelRules => ({
  channelId,
  name,
  needs: 'nothing',
  title: null,
  text: { required: false, limits: [], forbidden: '', marks: null, sent: true },
  images: { ...source, types: [], atMost: null, sizes: [], gifAlone: false, altText: null },
  video: null,
  audio: false,
  link: 'card',
  cover: 'never',
  coverTypes: null,
  can: { takeDown: true, edit: 'in-place' },
  ...rest,
});
const inbox = rulesOf(43, 'TikTok', {
  text: { required: false, limits: [], forbidden: '', marks: null, sent: false, sentWithImages: true },
  link: 'none',
});
const page = rulesOf(31, 'Facebook', {
  title: { limits: [], forbidden: '', beside: ['video'] },
  audience: { ...source, ages: [18], placeTypes: ['city'], placeKeys: {} },
  feelings: { ...source, id: '^\\d+$' },
});

const file: PostFile = { url: '/a', name: 'noon.mp4', sizeBytes: 1, md5: '', ending: 'mp4', altText: '' };
const plain: Post = {
  title: 'A title',
  text: 'Some words',
  link: 'https://example.org',
  images: [],
  video: null,
  audio: null,
  cover: null,
};
const account = testBinding('1', 43, { name: 'Ours' });
const shown = (rules: ChannelRules, rest: Partial<Post> = {}, film: FilmThere | null = null) =>
  renderToStaticMarkup(
    <PublishDestination
      account={account}
      post={{ ...plain, ...rest }}
      {...{ rules, film }}
      quota={null}
      isLive={null}
    />,
  );

test('R-PUB-013: a film goes to an inbox without its words, title and link; pictures take the words along', () => {
  const film = shown(inbox, { video: file });
  expect(film).toContain('Without the text: its creator writes it in the app');
  for (const missing of ['Some words', 'A title', 'example.org']) expect(film).not.toContain(missing);
  const pictures = shown(inbox, { images: [file] });
  expect(pictures).toContain('Some words');
  expect(pictures).not.toContain('Without the text');
});

test('a title, a link and readers are named where they go along', () => {
  const limited: Partial<Post> = {
    audience: { ageMin: 18, regions: [{ name: 'Manchester', key: '816977', type: 'city', region: '' }] },
    feeling: { actionId: '383634835006146', objectId: '136050896551329', iconId: '' },
  };
  const film = shown(page, { video: file, link: null, ...limited });
  for (const part of ['A title', 'Readers from 18', 'Only in: Manchester', 'Feeling: accomplished'])
    expect(film).toContain(part);
  expect(shown(page, {})).not.toContain('A title');
  expect(shown(page, {})).toContain('https://example.org');
  const elsewhere = shown(inbox, { video: file, ...limited });
  for (const part of ['Readers from', 'Manchester', 'Feeling']) expect(elsewhere).not.toContain(part);
});

test('what its channel alone asks for is named as chosen or as preset, and the earlier date where it takes one', () => {
  const named = (text: string) => ({ en: text, zh: text, es: text, ja: text });
  const options = ['open', 'closed'].map((value) => ({ value, name: named(value.toUpperCase()) }));
  const asked = { at: 'attribute', preset: 'open', options } as const;
  const rules = rulesOf(44, 'Instagram', {
    choices: [
      { ...asked, attribute: 'talk', name: named('Comments') },
      { ...asked, attribute: 'desk', name: named('Desk'), own: true },
    ],
    backdates: { ...source, as: 'published', name: named('Shown as of'), hint: named('') },
  });
  expect(shown(rules)).toContain('Comments: OPEN');
  for (const unsent of ['Shown as of', 'Desk']) expect(shown(rules)).not.toContain(unsent);
  const chosen = shown(rules, { attributes: { talk: 'closed' }, backdatedTime: '2026-03-01 09:00:00' });
  expect(chosen).toContain('Comments: CLOSED');
  expect(chosen).toMatch(/Shown as of: .*2026/);
  expect(shown(page, { backdatedTime: '2026-03-01 09:00:00' })).not.toContain('2026');
});

test('R-TRANS-003: the film is named that goes there, whatever stands in the post', () => {
  const words = (is: FilmThere['is']) => shown(page, { video: file }, { name: 'noon.mp4', is });
  expect(words('the-only-one')).toMatch(/Video: noon\.mp4(?! or|,)/);
  // A phone's film and its conversion have one name.
  expect(words('original')).toContain('Video: noon.mp4, the original');
  expect(words('conversion')).toContain('Video: noon.mp4, converted');
  expect(words('either')).toContain('Video: noon.mp4 or its conversion');
  expect(shown(page)).not.toContain('Video');
});

test('where a post of this is live already, it is said that this is one more', () => {
  const second = (isLive: LiveThere) =>
    renderToStaticMarkup(
      <PublishDestination {...{ account, isLive }} post={plain} rules={page} film={null} quota={null} />,
    );
  expect(second('live')).toContain('A post of this is live on this account already');
  expect(second('perhaps')).toContain('Nobody knows whether a post of this is live on this account already');
  expect(shown(page)).not.toContain('already');
});
