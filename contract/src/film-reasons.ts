// Why a film is better converted: what not every platform can be trusted with, and what a chosen channel does not take.
import { megabytesAtMost } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import { findFaults } from './check-film.ts';
import type { FileFacts } from './file-facts.ts';
import { endingOf } from './post.ts';
import { seenSize, type FilmReason, type VideoProperties } from './video.ts';

/** A stored film; its address ends as its file does. */
export type JudgedFilm = {
  readonly url: string;
  readonly sizeBytes: number;
  readonly properties: VideoProperties;
};

/** Each with the names of the channels it is for: none where no channel is chosen that takes a video. */
export function listFilmReasons(film: JudgedFilm, rules: readonly ChannelRules[]): FilmReason[] {
  const takers = rules.filter(({ video }) => video !== null);
  return [...distrustedBy(takers, film.properties), ...takers.flatMap((rule) => refusedBy(rule, film))];
}

/** Whether the channel is well served with it as it is; what is not known of a film is not believed. */
export function takesFilm(
  rules: ChannelRules,
  url: string,
  { sizeBytes, film: properties }: FileFacts,
): boolean {
  if (!rules.video || !properties || sizeBytes === undefined) return false;
  return listFilmReasons({ url, sizeBytes, properties }, [rules]).length === 0;
}

/** Not to be published unconverted, whoever asks: the rest is one channel's own limit. */
export function isDistrust({ why }: FilmReason): boolean {
  return why === 'codec' || why === 'high-range' || why === 'colours';
}

const plainCodecs = ['h264'];
const plainLayouts = ['yuv420p', 'yuvj420p'];

/** What every platform plays: H.264 with eight bits and a quarter of the colour, of standard range; in WebM also VP8 and VP9. */
function distrustedBy(
  takers: readonly ChannelRules[],
  { picture, container }: VideoProperties,
): FilmReason[] {
  if (!picture) return [];
  const { codec, pixelFormat, range } = picture;
  const plain = container === 'matroska' ? [...plainCodecs, 'vp8', 'vp9'] : plainCodecs;
  const isHigh = range !== 'sdr';
  return [
    ...distrust('codec', codec, plain.includes(codec), (rule) => codecsOf(rule).includes(codec)),
    ...distrust('high-range', range, !isHigh, ({ video }) => video?.alsoPlays?.highRange === true),
    ...distrust('colours', pixelFormat, isHigh || plainLayouts.includes(pixelFormat), ({ video }) =>
      (video?.alsoPlays?.layouts ?? []).includes(pixelFormat),
    ),
  ];

  /** Of the chosen those that do not say they play it; where nobody is chosen nobody has said so. */
  function distrust(
    why: FilmReason['why'],
    said: string,
    isPlain: boolean,
    plays: (rule: ChannelRules) => boolean,
  ): FilmReason[] {
    const channels = takers.filter((rule) => !plays(rule)).map(({ name }) => name);
    return isPlain || (channels.length === 0 && takers.length > 0) ? [] : [{ why, channels, said }];
  }
}

function codecsOf({ video }: ChannelRules): string[] {
  const named = video?.film?.advised ? [] : (video?.film?.codecs ?? []);
  return [...named.map(({ codec }) => codec), ...(video?.alsoPlays?.codecs ?? [])];
}

function refusedBy({ name, video }: ChannelRules, { url, sizeBytes, properties }: JudgedFilm): FilmReason[] {
  const seen = seenSize(properties);
  if (!video || !seen) return [];
  const ending = endingOf(url);
  const channels = [name];
  const { sides, wideAtMost = Infinity } = video.shape ?? {};
  const most = sides?.most ?? Infinity;
  const limit = Math.min(
    ...video.sizes.flatMap((one) => (one.types.includes(ending) ? [one.atMostBytes] : [])),
  );
  const faults = video.film ? findFaults(properties, video.film) : [];
  return [
    ...(video.types.includes(ending) ? [] : [{ why: 'container', channels, said: ending } as const]),
    ...(Math.max(seen.width, seen.height) > most
      ? [{ why: 'sides', channels, said: String(most) } as const]
      : []),
    ...(seen.width > wideAtMost ? [{ why: 'width', channels, said: String(wideAtMost) } as const] : []),
    ...(sizeBytes > limit ? [{ why: 'size', channels, said: megabytesAtMost(limit) } as const] : []),
    ...faults.map(({ fault, takes, is }) => ({ why: fault, channels, said: takes, is })),
  ];
}
