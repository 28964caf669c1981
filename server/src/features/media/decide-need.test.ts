// What a film's conversions must fit, against the channels' own rules: one for each need, shared where the need is the same.
import { rules as facebook } from '@herald/channels/facebook/rules.ts';
import { rules as twitter } from '@herald/channels/twitter/rules.ts';
import { rules as vk } from '@herald/channels/vk/rules.ts';
import { rules as wechat } from '@herald/channels/wechat/rules.ts';
import { rules as youtube } from '@herald/channels/youtube/rules.ts';
import type { VideoProperties } from '@herald/contract/video.ts';
import { describe, expect, it } from 'vitest';
import { decideNeed } from './decide-need.ts';

const film = (codec: string, durationSeconds: number, width = 1_920, height = 1_080) => {
  const shape = { pixelFormat: 'yuv420p', range: 'sdr', turned: 0, width, height } as const;
  const picture = { codec, profile: 'Main', frameRate: 30, frames: null, bitRate: null, ...shape };
  const read: VideoProperties = {
    ...{ container: 'mov', durationSeconds, bitRate: null, streams: 1, picture, sound: null },
  };
  return { url: '/f/phone.mov', sizeBytes: 9_000_000, properties: read };
};
const all = [youtube, facebook, vk, twitter, wechat];
const named = (needs: ReturnType<typeof decideNeed>) => needs.map(({ name, channels }) => [name, channels]);
const gigabyte = 1_073_741_823;

describe('the conversions of a film', () => {
  it('are as many as there are needs: a short one is small enough for all, and only sides tell them apart', () => {
    expect(named(decideNeed(film('hevc', 60), all))).toEqual([
      [`h264-1920x1080-${gigabyte}`, ['Facebook', 'VK']],
      [`h264-1280x1080-${gigabyte}`, ['Twitter']],
    ]);
    expect(named(decideNeed(film('hevc', 60, 640, 360), all))).toEqual([
      [`h264-1920x1080-${gigabyte}`, ['Facebook', 'VK', 'Twitter']],
    ]);
  });

  it('differ by bytes where a long one would be too heavy for one channel', () => {
    expect(named(decideNeed(film('hevc', 900), [facebook, vk]))).toEqual([
      [`h264-1920x1080-${gigabyte}`, ['Facebook']],
      [`h264-1920x1080-${256 * 1_048_576}`, ['VK']],
    ]);
  });

  it('are none where every channel takes it as it is, one where nobody is chosen yet, and one for who wants it all the same', () => {
    expect(decideNeed(film('hevc', 60), [youtube, wechat])).toEqual([]);
    expect(decideNeed(film('h264', 60), [])).toEqual([]);
    const plain = [[`h264-1920x1080-${gigabyte}`, []]];
    expect(named(decideNeed(film('hevc', 60), [wechat]))).toEqual(plain);
    const wanted = [[`h264-1280x1080-${256 * 1_048_576}`, []]];
    expect(named(decideNeed(film('h264', 60, 640, 360), [twitter, vk], true))).toEqual(wanted);
  });
});
