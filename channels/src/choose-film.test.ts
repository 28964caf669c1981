// Which of a video's files goes where, against the channels' own data: the original where it is taken, else the best of what was made of it.
import { checkContent } from '@herald/contract/check-content.ts';
import { chooseFilm, postBeside, postFor } from '@herald/contract/choose-film.ts';
import { Composition, mediaTypes, type MediaItem } from '@herald/contract/content.ts';
import type { FileFacts } from '@herald/contract/file-facts.ts';
import { postOf } from '@herald/contract/post.ts';
import { liveContent } from '@herald/contract/versions.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { describe, expect, test } from 'vitest';
import { rules as facebook } from './facebook/rules.ts';
import { rules as tiktok } from './tiktok/rules.ts';
import { rules as twitter } from './twitter/rules.ts';
import { rules as vk } from './vk/rules.ts';
import { rules as youtube } from './youtube/rules.ts';

type Picture = NonNullable<VideoProperties['picture']>;
const facts = (picture: Partial<Picture>, sizeBytes = 9_000_000): FileFacts => ({
  sizeBytes,
  width: picture.width ?? 1_920,
  height: picture.height ?? 1_080,
  durationSeconds: 10,
  film: {
    container: 'mov',
    durationSeconds: 10,
    bitRate: null,
    streams: 1,
    picture: {
      codec: 'h264',
      profile: 'High',
      pixelFormat: 'yuv420p',
      range: 'sdr',
      width: 1_920,
      height: 1_080,
      turned: 0,
      frameRate: 30,
      frames: 300,
      bitRate: null,
      ...picture,
    },
    sound: null,
  },
});

const file = (name: string) => ({ url: `/f/${name}`, name, size: 9_000_000, md5: name });
const [phone, wide, small] = [file('phone.mov'), file('wide.mp4'), file('small.mp4')];
const contentWith = (more: Partial<MediaItem>) =>
  Composition.parse({
    title: 'A title',
    media: [
      { mediaType: mediaTypes.text, content: 'The ferry is late' },
      { mediaType: mediaTypes.video, dataContent: 'A ferry', ...more },
    ],
  });
const content = contentWith({ ...wide, original: phone, made: [small, wide] });
const known = new Map([
  [phone.url, facts({ codec: 'hevc', profile: 'Main' })],
  [wide.url, facts({})],
  [small.url, facts({ width: 1_280, height: 720 })],
]);
const goes = (rules: typeof vk, of = content, facts_ = known) => postFor(of, rules, facts_).video;

describe('R-TRANS-003 R-VAL-024: of a video that was converted', () => {
  test('the original goes where its codec is taken, else the largest that fits', () => {
    expect([youtube, tiktok, vk, facebook, twitter].map((rules) => goes(rules)?.name)).toEqual([
      'phone.mov',
      'phone.mov',
      'wide.mp4',
      'wide.mp4',
      'small.mp4',
    ]);
    expect(goes(twitter)).toMatchObject({ md5: 'small.mp4', ending: 'mp4', altText: 'A ferry' });
  });

  test('one in high range goes as it is to YouTube alone', () => {
    const hdr = facts({ codec: 'hevc', pixelFormat: 'yuv420p10le', range: 'hlg' });
    const bright = new Map(known).set(phone.url, hdr);
    expect([youtube, tiktok].map((rules) => goes(rules, content, bright)?.name)).toEqual([
      'phone.mov',
      'wide.mp4',
    ]);
  });

  test('too heavy a one goes where it may be heavy', () => {
    const heavy = new Map(known).set(phone.url, facts({}, 300 * 1_048_576));
    expect([vk, facebook].map((rules) => goes(rules, content, heavy)?.name)).toEqual([
      'wide.mp4',
      'phone.mov',
    ]);
  });

  test('each channel is checked with the one it gets', () => {
    expect(checkContent(content, [youtube, vk, twitter], known)).toEqual([]);
    const without = contentWith({ ...wide, original: phone, made: [wide] });
    expect(checkContent(without, [youtube, vk, twitter], known)).toMatchObject([{ channelId: 32 }]);
  });

  test('what stands in the package goes where nothing is known, where none is taken, and where it was taken back', () => {
    expect(goes(vk, content, new Map())?.name).toBe('wide.mp4');
    const back = contentWith(phone);
    expect(goes(vk, back)?.name).toBe('phone.mov');
    expect(postFor(back, vk, known)).toEqual(postOf(back));
  });

  test('whatever stands there stays when other words are wanted, and the package keeps all of them', () => {
    const standing = goes(twitter);
    expect(postFor(content, youtube, known, standing).video?.name).toBe('small.mp4');
    expect(postBeside(content, standing).video?.name).toBe('small.mp4');
    const live = { ...postOf(content), video: standing };
    expect(liveContent(content, live, 32).media).toContainEqual(content.media[1]);
    const other = chooseFilm({ ...wide, original: phone, made: [wide] }, youtube, known, '/f/gone.mp4');
    expect(other.name).toBe('phone.mov');
  });
});
