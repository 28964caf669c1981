// The command lines of ffprobe and ffmpeg: one local file, one demuxer, nothing asked and nothing else opened.
import { extname } from 'node:path';
import { encoding } from './encoding.ts';
import { readFrom } from './plan-still.ts';
import type { Conversion, Film, Moment, Still } from './video.ts';

const quiet = ['-hide_banner', '-v', 'error'];

function input({ path, demuxer }: Film): string[] {
  return ['-protocol_whitelist', 'file', '-f', demuxer, '-i', `file:${path}`];
}

/** The picture is no cover (`V`). It turns by itself, before its filters. What a camera wrote beside the picture (place, owner) is left behind. */
function convert(film: Film, to: string, conversion: Conversion): string[] {
  const { filters, hasSound, keyFrameEvery, maxKilobits } = conversion;
  const sound = [
    ...['-map', '0:a:0', '-af', encoding.soundFilter],
    ...['-c:a', 'aac', '-b:a', `${encoding.soundKilobits}k`],
  ];
  return [
    ...quiet,
    ...['-nostdin', ...input(film)],
    ...['-map', '0:V:0', '-vf', filters],
    ...['-c:v', 'libx264', '-preset', encoding.preset, '-crf', String(encoding.quality)],
    ...['-profile:v', encoding.profile, '-g', String(keyFrameEvery)],
    ...['-maxrate', `${maxKilobits}k`, '-bufsize', `${2 * maxKilobits}k`],
    ...(hasSound ? sound : []),
    ...['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1', '-sn', '-dn'],
    ...[
      '-movflags',
      '+faststart',
      '-progress',
      'pipe:1',
      '-stats_period',
      String(encoding.progressMs / 1_000),
    ],
    ...['-f', 'mp4', '-n', `file:${to}`],
  ];
}

/**
 * Timecode and what cameras write beside the frames is not copied, nor a sound nobody can name (a phone's sound in space stands beside
 * a plain one); how the picture is turned and its colours are.
 */
function copy(film: Film, to: string): string[] {
  const ending = extname(to).slice(1);
  return [
    ...quiet,
    ...['-nostdin', ...input(film)],
    ...['-map', '0:V:0', '-map', '0:a:u?', '-c', 'copy', '-strict', 'unofficial'],
    ...['-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'],
    ...(ending === 'webm' ? [] : ['-write_tmcd', '0', '-movflags', '+faststart']),
    ...['-f', ending, '-n', `file:${to}`],
  ];
}

/** Of each thousandth of a second the frame that stands then, as a player shows it; the first of these from the moment on. */
function draw(film: Film, { atSeconds, to }: Moment, { filters }: Still): string[] {
  return [
    ...quiet,
    ...[
      '-nostdin',
      '-threads',
      '2',
      '-noaccurate_seek',
      '-copyts',
      '-start_at_zero',
      '-ss',
      String(readFrom(atSeconds)),
    ],
    ...input(film),
    ...['-map', '0:V:0', '-vf', `fps=1000:start_time=${atSeconds}:round=up,${filters}`, '-frames:v', '1'],
    ...['-map_metadata', '-1', '-c:v', 'png', '-compression_level', '1'],
    ...['-f', 'image2', '-update', '1', '-n', `file:${to}`],
  ];
}

function probe(film: Film): string[] {
  return [...quiet, ...input(film), '-show_format', '-show_streams', '-of', 'json'];
}

export const composeArguments = { convert, copy, draw, probe };
