// Whether a package was saved otherwise than it is opened: on any channel, in words or in what was chosen, and not in how that is written down.
import { expect, test } from 'vitest';
import { Composition, type MediaItem } from './content.ts';
import { withOwnWords } from './own-words.ts';
import { saysOtherwise } from './says-otherwise.ts';

const [vk, youtube] = [33, 34] as const;
const block = { mediaType: 3, content: '', url: '', name: '', size: 0, md5: '', dataContent: '' } as const;
const places = [{ name: 'Spain', key: 'ES', type: 'country' }];
const said = Composition.parse({
  title: 'Title',
  description: 'Described',
  keywords: 'sea, harbour',
  age: '18',
  area: places,
  media: [{ ...block, content: 'Words.' }],
  extendAttributes: [
    { itemName: 'youtubePrivacy', value: 'unlisted' },
    { itemName: 'author', value: 'Lin' },
  ],
  opcList: [{ channelid: youtube, classify1: '25' }],
  ownWords: [{ channelid: vk, text: 'Of VK.' }],
});

test.each([
  ['the same', said],
  [
    'keywords, choices and places in another order or spelling',
    {
      ...said,
      keywords: 'sea，harbour',
      age: 18,
      area: JSON.stringify({ data: places }),
      extendAttributes: said.extendAttributes.toReversed(),
      opcList: [
        { channelid: vk, classify1: '' },
        { channelid: youtube, type: null, classify1: '25' },
      ],
    },
  ],
  ['a customised text that is empty', withOwnWords(said, youtube, 'text', ' ')],
  ['a customised text that is the shared one', withOwnWords(said, youtube, 'text', 'Words.')],
])('%s says the same', (_what, other) => {
  expect(saysOtherwise(said, other, null)).toBe(false);
  expect(saysOtherwise(other, said, null)).toBe(false);
});

test.each([
  ['another text', { ...said, media: [{ ...block, content: 'Other.' }] }],
  ['other words of one channel', withOwnWords(said, vk, 'text', 'Of VK, mended.')],
  ['a title of one channel', withOwnWords(said, vk, 'title', 'Of VK')],
  ['no words of its own there', withOwnWords(said, vk, 'text', null)],
  ['another choice', { ...said, extendAttributes: said.extendAttributes.slice(0, 1) }],
  ['another class', { ...said, opcList: [] }],
  ['another age', { ...said, age: null }],
  ['other places', { ...said, area: [] }],
  ['other keywords', { ...said, keywords: 'sea' }],
  ['another description', { ...said, description: '' }],
  ['another date', { ...said, backdatedTime: '2026-01-01 09:00:00' }],
  [
    'a feeling',
    {
      ...said,
      extendAttributes: [
        ...said.extendAttributes,
        { itemName: 'ogActionTypeId', value: '1' },
        { itemName: 'ogObjectId', value: '2' },
      ],
    },
  ],
])('%s says otherwise', (_what, other) => {
  expect(saysOtherwise(said, other, null)).toBe(true);
  expect(saysOtherwise(other, said, null)).toBe(true);
});

test('the film that stands is none other than what it was made of', () => {
  const film = { url: '/made.mp4', name: 'made.mp4', size: 1, md5: '' };
  const original = { url: '/film.mov', name: 'film.mov', size: 2, md5: '' };
  const video: MediaItem = { ...block, mediaType: 1, ...film, original };
  const [whole, plain] = [
    { ...said, media: [...said.media, video] },
    { ...said, media: [...said.media, { ...block, mediaType: 1 as const, ...original }] },
  ];
  const standing = { ...original, sizeBytes: 2, ending: 'mov', altText: '' };
  expect(saysOtherwise(whole, plain, standing)).toBe(false);
  expect(saysOtherwise(whole, plain, null)).toBe(true);
});
