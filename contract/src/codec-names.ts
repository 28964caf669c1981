// Codecs as people know them, from the names ffmpeg gives them.
import type { Codec } from './film-limits.ts';

const names: Readonly<Record<string, string>> = {
  h264: 'H.264',
  hevc: 'H.265 (HEVC)',
  prores: 'ProRes',
  mjpeg: 'Motion JPEG',
  mpeg4: 'MPEG-4',
  opus: 'Opus',
  vorbis: 'Vorbis',
};

export function codecName(codec: string): string {
  return names[codec] ?? codec.toUpperCase();
}

/** Of several that are taken, with the profile where one is named: `H.264 (High), VP9`. */
export function codecNames(codecs: readonly Codec[]): string {
  return codecs.map(({ codec, profiles: [named] = [] }) => inProfile(codec, named)).join(', ');
}

export function inProfile(codec: string, profile: string | undefined): string {
  return profile ? `${codecName(codec)} (${profile})` : codecName(codec);
}
