// List why a film is better converted: what no platform can be trusted with, and what a chosen channel does not take.
import { megabytesAtMost } from '@herald/contract/channel-problem.ts';
import { findFaults } from '@herald/contract/check-film.ts';
import type { ChannelRules } from '@herald/contract/channels.ts';
import { endingOf } from '@herald/contract/post.ts';
import { seenSize, type FilmReason, type VideoProperties } from '@herald/contract/video.ts';
import type { KeptFile } from './store/files.ts';

type Film = Pick<KeptFile, 'key' | 'sizeBytes'>;

export function listReasons(
  film: Film,
  properties: VideoProperties,
  rules: readonly ChannelRules[],
): FilmReason[] {
  return [...reasonsEverywhere(properties), ...reasonsOfChannels(film, properties, rules)];
}

/** What every platform plays: H.264 with eight bits and a quarter of the colour, of standard range; in WebM also VP8 and VP9. */
function reasonsEverywhere({ picture, container }: VideoProperties): FilmReason[] {
  if (!picture) return [];
  const { codec, pixelFormat, range } = picture;
  const codecs = container === 'matroska' ? ['vp8', 'vp9', 'h264'] : ['h264'];
  const reason = (why: FilmReason['why'], said: string): FilmReason[] => [{ why, channels: [], said }];
  return [
    ...(codecs.includes(codec) ? [] : reason('codec', codec)),
    ...(range === 'sdr' ? [] : reason('high-range', range)),
    ...(range !== 'sdr' || ['yuv420p', 'yuvj420p'].includes(pixelFormat)
      ? []
      : reason('colours', pixelFormat)),
  ];
}

function reasonsOfChannels(
  { key, sizeBytes }: Film,
  properties: VideoProperties,
  rules: readonly ChannelRules[],
): FilmReason[] {
  const ending = endingOf(key);
  const seen = seenSize(properties);
  const longest = seen ? Math.max(seen.width, seen.height) : 0;
  return rules.flatMap(({ name, video }): FilmReason[] => {
    if (!video || !seen) return [];
    const channels = [name];
    const most = video.shape?.sides?.most ?? Infinity;
    const limits = video.sizes.flatMap((one) => (one.types.includes(ending) ? [one.atMostBytes] : []));
    const limit = Math.min(...limits);
    const faults = video.film ? findFaults(properties, video.film) : [];
    return [
      ...(video.types.includes(ending) ? [] : [{ why: 'container', channels, said: ending } as const]),
      ...(longest > most ? [{ why: 'sides', channels, said: String(most) } as const] : []),
      ...(sizeBytes > limit ? [{ why: 'size', channels, said: megabytesAtMost(limit) } as const] : []),
      ...faults.map(({ fault, takes, is }) => ({ why: fault, channels, said: takes, is })),
    ];
  });
}
