// How a film is made, against the channels' own data: every kind of limit on both its sides, and what is said of it.
import { checkContent } from '@herald/contract/check-content.ts';
import { channelIds } from '@herald/contract/channel-ids.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { Composition, mediaTypes } from '@herald/contract/content.ts';
import { filmFaults } from '@herald/contract/film-limits.ts';
import { Language } from '@herald/contract/languages.ts';
import { sentenceOf } from '@herald/contract/sentences/say-problem.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { describe, expect, test } from 'vitest';
import { channels } from './registry.ts';
import { rules as facebook } from './facebook/rules.ts';
import { rules as instagram } from './instagram/rules.ts';
import { rules as linkedin } from './linkedin/rules.ts';
import { rules as tiktok } from './tiktok/rules.ts';
import { rules as twitter } from './twitter/rules.ts';
import { rules as vk } from './vk/rules.ts';
import { rules as youtube } from './youtube/rules.ts';

type Made = {
  picture?: Partial<NonNullable<VideoProperties['picture']>>;
  sound?: Partial<NonNullable<VideoProperties['sound']>> | null;
};

/** As a conversion here makes it, but for what is given. */
const made = ({ picture, sound }: Made): VideoProperties => ({
  container: 'mov',
  durationSeconds: 10,
  bitRate: null,
  streams: 2,
  picture: {
    codec: 'h264',
    profile: 'High',
    pixelFormat: 'yuv420p',
    range: 'sdr',
    width: 1_280,
    height: 720,
    turned: 0,
    frameRate: 30,
    frames: 300,
    bitRate: 8_000_000,
    ...picture,
  },
  sound:
    sound === null
      ? null
      : { codec: 'aac', profile: 'LC', channels: 2, sampleRate: 48_000, bitRate: null, ...sound },
});

const films: readonly string[] = filmFaults;
const content = Composition.parse({
  title: 'A title',
  media: [
    { mediaType: mediaTypes.text, content: 'The ferry is late' },
    { mediaType: mediaTypes.video, url: '/f/v.mp4', name: 'v.mp4', size: 1_048_576 },
  ],
});

function found(rules: ChannelRules, film: VideoProperties | null) {
  const known = new Map([['/f/v.mp4', { durationSeconds: 10, film }]]);
  return checkContent(content, [rules], known).filter(({ code }) => films.includes(code));
}
const codes = (rules: ChannelRules, film: Made) => found(rules, made(film)).map(({ code }) => code);

describe('R-VAL-023: how a film is made is checked by each channel’s own data', () => {
  test.each([
    [twitter, ['h264'], ['hevc', 'vp9', 'av1', 'prores']],
    [instagram, ['h264', 'hevc'], ['vp9', 'av1', 'mpeg4']],
    [tiktok, ['h264', 'hevc', 'vp8', 'vp9'], ['av1', 'prores']],
  ])('codecs, of %#', (rules, taken, others) => {
    const of = (codec: string) => codes(rules, { picture: { codec, profile: '' } });
    for (const codec of taken) expect(of(codec)).toEqual([]);
    for (const codec of others) expect(of(codec)).toEqual(['film-codec']);
    expect(found(rules, made({ picture: { codec: 'av1' } }))[0]?.severity).toBe('error');
  });

  test('X plays H.264 up to High, and sound of AAC LC', () => {
    const profile = (of: string) => codes(twitter, { picture: { profile: of } });
    expect([profile('High'), profile('Constrained Baseline')]).toEqual([[], []]);
    expect(profile('High 10')).toEqual(['film-codec']);
    const sound = (codec: string, of: string) => codes(twitter, { sound: { codec, profile: of } });
    expect([sound('aac', 'LC'), sound('aac', 'HE-AAC')]).toEqual([[], ['film-sound']]);
    expect(sound('mp3', '')).toEqual(['film-sound']);
    expect(codes(twitter, { sound: null })).toEqual([]);
  });

  test.each([
    [instagram, 23],
    [tiktok, 23],
    [twitter, 0],
  ])('frames a second, of %#: 60 and no more, to a tenth', (rules, least) => {
    const at = (frameRate: number) => codes(rules, { picture: { frameRate } });
    expect([at(60), at(60_000 / 1_001), at(60.04)]).toEqual([[], [], []]);
    expect([at(60.06), at(120)]).toEqual([['film-frames-many'], ['film-frames-many']]);
    expect([at(23), at(24_000 / 1_001)]).toEqual([[], []]);
    expect(at(22.9)).toEqual(least > 0 ? ['film-frames-few'] : []);
  });

  test('Instagram: 25 megabits a second, sound of AAC at 48 kHz', () => {
    const bits = (bitRate: number) => found(instagram, made({ picture: { bitRate } }));
    expect(bits(25_000_000)).toEqual([]);
    expect(bits(25_000_001)).toMatchObject([
      { code: 'film-bit-rate', figures: { takes: '25', is: '25.01' } },
    ]);
    const hertz = (sampleRate: number) => codes(instagram, { sound: { sampleRate } });
    expect([hertz(48_000), hertz(48_001)]).toEqual([[], ['film-sample-rate']]);
    expect(codes(instagram, { sound: { codec: 'opus' } })).toEqual(['film-sound']);
  });

  test('what Facebook advises is warned of and stops nothing', () => {
    const problems = found(facebook, made({ picture: { codec: 'hevc' }, sound: { codec: 'mp3' } }));
    expect(problems).toMatchObject([
      { code: 'film-codec', severity: 'warning', figures: { by: 'advice' } },
      { code: 'film-sound', severity: 'warning' },
    ]);
    expect(found(facebook, made({}))).toEqual([]);
  });

  test('what nobody read, and what no document names, stops nothing', () => {
    const odd = { picture: { codec: 'av1', frameRate: 200, bitRate: 90_000_000 }, sound: { codec: 'opus' } };
    for (const rules of [youtube, linkedin, vk]) expect(codes(rules, odd)).toEqual([]);
    const unread = {
      picture: { codec: '', frameRate: 0, bitRate: null },
      sound: { codec: '', sampleRate: 0 },
    };
    for (const { rules } of channels) {
      expect(found(rules, null)).toEqual([]);
      expect(codes(rules, unread)).toEqual([]);
    }
  });

  test('each limit has its source and its date', () => {
    const limits = channels.flatMap(({ rules }) => rules.video?.film ?? []);
    expect(limits).toHaveLength(4);
    for (const { source, since } of limits) expect([source, since]).not.toContain('');
    expect(channels).toHaveLength(channelIds.length);
  });
});

describe('R-VAL-024: the sentence', () => {
  const said = (rules: ChannelRules, film: Made) =>
    Language.options.map((language) =>
      found(rules, made(film)).map((one) =>
        sentenceOf(one, language, (code, figures) => say(language, code, figures)),
      ),
    );

  test('names the channel, what it takes, what the film is, that a conversion mends it, and whose limit it is', () => {
    expect(said(twitter, { picture: { codec: 'hevc' } }).map(([one]) => one)).toEqual(
      expect.arrayContaining([
        'Twitter: wants video stored as H.264 (High); this one is H.265 (HEVC). Converted to H.264 here, it is taken. (Limit of Twitter itself.)',
        'Twitter：视频编码须为 H.264 (High)，当前为 H.265 (HEVC)；在此转码为 H.264 后即可发布（限制来自 Twitter 平台）',
      ]),
    );
    expect(said(facebook, { sound: { codec: 'mp3' } }).flat()).toContainEqual(
      expect.stringMatching(/MP3.*\(Advice of Facebook, not a limit\.\)$/),
    );
  });

  test('leaves no figure unsaid, in any language', () => {
    const bad: Made[] = [
      { picture: { codec: 'av1', frameRate: 12, bitRate: 30_000_000 }, sound: { sampleRate: 96_000 } },
      { picture: { frameRate: 240 }, sound: { codec: 'opus' } },
    ];
    const all = bad.flatMap((film) => said(instagram, film)).flat();
    expect(all).toHaveLength(6 * Language.options.length);
    for (const sentence of all) expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
  });
});
