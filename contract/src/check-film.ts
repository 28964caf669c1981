// Check how a film is made against one channel: codec, frames and bits a second, sound. What is not known is not judged.
import { problemOf } from './channel-problem.ts';
import type { ChannelRules } from './channels.ts';
import { codecName, codecNames, inProfile } from './codec-names.ts';
import type { Codec, FilmFault, FilmLimit } from './film-limits.ts';
import type { Post } from './post.ts';
import type { Problem } from './problems.ts';
import type { VideoProperties } from './video.ts';

export function checkFilm({ video }: Post, rules: ChannelRules): Problem[] {
  const limit = rules.video?.film;
  if (!video?.film || !limit) return [];
  const [by, severity] = limit.advised ? (['advice', 'warning'] as const) : ([limit.by, 'error'] as const);
  return findFaults(video.film, limit).map(({ fault, takes, is }) =>
    problemOf(rules, fault, 'video', { takes, is, by }, severity),
  );
}

/** `takes` is what the channel takes, `is` what the film has: names, frames a second, megabits a second, kilohertz. */
export type Fault = { readonly fault: FilmFault; readonly takes: string; readonly is: string };

export function findFaults({ picture, sound }: VideoProperties, limit: FilmLimit): Fault[] {
  const { framesAtLeast = 0, framesAtMost = Infinity, bitsAtMost = Infinity, hertzAtMost = Infinity } = limit;
  const frames = toTenth(picture?.frameRate ?? 0);
  const bits = picture?.bitRate ?? 0;
  const hertz = sound?.sampleRate ?? 0;
  const found = (isWrong: boolean, fault: FilmFault, takes: number, is: number): Fault[] =>
    isWrong ? [{ fault, takes: String(takes), is: String(is) }] : [];
  return [
    ...ofCodec(picture, limit.codecs, 'film-codec'),
    ...found(frames > 0 && frames < framesAtLeast, 'film-frames-few', framesAtLeast, frames),
    ...found(frames > framesAtMost, 'film-frames-many', framesAtMost, frames),
    ...found(bits > bitsAtMost, 'film-bit-rate', bitsAtMost / megabit, upToHundredth(bits / megabit)),
    ...ofCodec(sound, limit.sounds, 'film-sound'),
    ...found(hertz > hertzAtMost, 'film-sample-rate', hertzAtMost / kilohertz, hertz / kilohertz),
  ];
}

const megabit = 1_000_000;
const kilohertz = 1_000;

type Coded = { readonly codec: string; readonly profile?: string | undefined };

/** A codec or a profile nobody could name is not judged. */
function ofCodec(
  coded: Coded | null,
  taken: readonly Codec[] | undefined,
  fault: 'film-codec' | 'film-sound',
): Fault[] {
  if (!coded || coded.codec === '' || !taken) return [];
  const { codec, profile = '' } = coded;
  const same = taken.find((one) => one.codec === codec);
  if (!same) return [{ fault, takes: codecNames(taken), is: codecName(codec) }];
  if (profile === '' || !same.profiles || same.profiles.includes(profile)) return [];
  return [{ fault, takes: codecNames(taken), is: inProfile(codec, profile) }];
}

/** A camera's 60 is 59.94 or 60.02 on average: judged as it is said, to a tenth. */
function toTenth(frames: number): number {
  return Math.round(frames * 10) / 10;
}

/** Rounded up: what is a bit too much never reads as just allowed. */
function upToHundredth(megabits: number): number {
  return Math.ceil(megabits * 100) / 100;
}
