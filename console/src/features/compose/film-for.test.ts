// Which film a channel gets is said only where it is known: of one that nobody has looked at, it is that or what was made of it.
import { MediaItem, mediaTypes } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import { expect, test } from 'vitest';
import { testRules } from '../../lib/test-rules.ts';
import { filmFor } from './film-for.ts';

const source = { by: 'platform', source: '', since: '' } as const;
const plays = { ...source, types: ['mov', 'mp4'], sizes: [], needsText: false };
const vk = testRules({ channelId: 33, name: 'VK', video: plays });
const youtube = testRules({
  channelId: 34,
  name: 'YouTube',
  video: { ...plays, alsoPlays: { ...source, codecs: ['hevc'] } },
});
const pictures = testRules({ channelId: 17, name: 'WeChat' });
const phone = { url: '/f/phone.mov', name: 'phone.mov', size: 9, md5: 'p' };
const made = { url: '/f/phone.mp4', name: 'phone.mp4', size: 8, md5: 'm' };
const block = (more: object) => ({ media: [MediaItem.parse({ mediaType: mediaTypes.video, ...more })] });
const converted = block({ ...made, original: phone, made: [made] });
const shape = { pixelFormat: 'yuv420p', range: 'sdr', turned: 0, width: 1_280, height: 720 } as const;
const read = (codec: string): FileFacts => ({
  sizeBytes: 9,
  film: {
    ...{ container: 'mov', durationSeconds: 10, bitRate: null, streams: 1, sound: null },
    picture: { codec, profile: 'Main', frameRate: 30, frames: 300, bitRate: null, ...shape },
  },
});

test('R-TRANS-003: of a film that was looked at, the one is named that goes there', () => {
  const known = new Map([
    [phone.url, read('hevc')],
    [made.url, read('h264')],
  ]);
  expect([youtube, vk].map(filmFor(converted, known))).toEqual([
    { name: 'phone.mov', is: 'original' },
    { name: 'phone.mp4', is: 'conversion' },
  ]);
});

test('R-TRANS-003: of one that nobody here has looked at, both are said where a channel could get either', () => {
  const unread = filmFor(converted, new Map([[phone.url, { sizeBytes: 9 }]]));
  expect(unread(youtube)).toEqual({ name: 'phone.mov', is: 'either' });
  expect(unread(pictures)).toEqual({ name: 'phone.mp4', is: 'conversion' });
  // That it cannot be read is known as well: such a one goes nowhere while there is another.
  const unreadable = filmFor(converted, new Map([[phone.url, { film: null }]]));
  expect(unreadable(youtube)).toEqual({ name: 'phone.mp4', is: 'conversion' });
});

test('one that was not converted is the only one there is, looked at or not; without a film nothing is named', () => {
  expect(filmFor(block(phone), new Map())(youtube)).toEqual({ name: 'phone.mov', is: 'the-only-one' });
  expect(filmFor({ media: [] }, new Map())(youtube)).toBeNull();
});
