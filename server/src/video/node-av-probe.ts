// Probe with node-av, inside its child: what the demuxer says of the streams, nothing decoded but what names them.
import type { VideoProperties } from '@herald/contract/video.ts';
import { avGetCodecName, avGetPixFmtName, Codec, type CodecParameters, Demuxer, type Stream } from 'node-av';
import {
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVMEDIA_TYPE_VIDEO,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_PKT_DATA_DOVI_CONF,
  type AVPixelFormat,
} from 'node-av/constants';
import { turnOf } from './display-matrix.ts';
import { rangeOfDolby } from './dolby-vision.ts';
import { localOnly } from './node-av-options.ts';
import { pictureIn } from './node-av-picture.ts';
import { pixelAspect } from './pixel-aspect.ts';
import type { Film } from './video.ts';

const kilobit = 1_000;
/** In the record as ffmpeg keeps it, a byte for each of its fields. */
const compatibleAt = 7;

export async function probeWithNodeAv({ path, demuxer }: Film): Promise<VideoProperties> {
  const input = await Demuxer.open(path, { format: demuxer, options: localOnly });
  try {
    const [picture, sound] = [pictureIn(input), input.audio()];
    return {
      container: demuxer,
      durationSeconds: input.duration > 0 ? input.duration : null,
      bitRate: input.bitRate > 0 ? Math.round(input.bitRate * kilobit) : null,
      streams: input.streams.length,
      picture: picture ? pictureOf(picture) : null,
      sound: sound ? soundOf(sound) : null,
    };
  } finally {
    await input.close();
  }
}

function pictureOf({
  codecpar,
  avgFrameRate: rate,
  nbFrames,
  sampleAspectRatio,
}: Stream): VideoProperties['picture'] {
  const matrix = codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  // The file's word before the codec's own, as players have it.
  const aspect = sampleAspectRatio.num > 0 ? sampleAspectRatio : codecpar.sampleAspectRatio;
  const dolby = codecpar.getCodedSideData(AV_PKT_DATA_DOVI_CONF);
  return {
    codec: avGetCodecName(codecpar.codecId) ?? '',
    profile: profileOf(codecpar),
    pixelFormat: pixelsOf(codecpar),
    ...rangeOfDolby(dolby?.[compatibleAt] ?? null, rangeOf(codecpar)),
    width: codecpar.width,
    height: codecpar.height,
    pixelAspect: pixelAspect(aspect.num, aspect.den),
    turned: matrix ? turnOf(matrix.readInt32LE(0), matrix.readInt32LE(4)) : 0,
    frameRate: rate.den > 0 ? rate.num / rate.den : 0,
    frames: nbFrames > 0n ? Number(nbFrames) : null,
    bitRate: bitRateOf(codecpar),
  };
}

function soundOf({ codecpar }: Stream): VideoProperties['sound'] {
  const { channels, sampleRate } = codecpar;
  return {
    codec: avGetCodecName(codecpar.codecId) ?? '',
    profile: profileOf(codecpar),
    channels,
    sampleRate,
    bitRate: bitRateOf(codecpar),
  };
}

/** The library's type says pixels or samples; of a picture it is pixels. */
function isOfPixels(
  _format: CodecParameters['format'],
  { codecType }: CodecParameters,
): _format is AVPixelFormat {
  return codecType === AVMEDIA_TYPE_VIDEO;
}

function pixelsOf(codecpar: CodecParameters): string {
  const { format } = codecpar;
  return isOfPixels(format, codecpar) ? (avGetPixFmtName(format) ?? '') : '';
}

function rangeOf({ colorTrc }: CodecParameters): 'sdr' | 'pq' | 'hlg' {
  if (colorTrc === AVCOL_TRC_SMPTE2084) return 'pq';
  return colorTrc === AVCOL_TRC_ARIB_STD_B67 ? 'hlg' : 'sdr';
}

function profileOf({ codecId, profile }: CodecParameters): string {
  const known = Codec.findDecoder(codecId)?.profiles ?? [];
  return known.find((one) => one.profile === profile)?.name ?? '';
}

function bitRateOf({ bitRate }: CodecParameters): number | null {
  return bitRate > 0n ? Number(bitRate) : null;
}
