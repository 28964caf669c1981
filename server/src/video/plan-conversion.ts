// Plan a conversion: the size, the rates and the colours a film must get to be taken wherever it goes.
import { seenSize, type VideoProperties } from '@herald/contract/video.ts';
import { encoding } from './encoding.ts';
import { fittedSize, toneFilters } from './picture-filters.ts';
import type { Conversion } from './video.ts';

/** Pixels and bytes as the strictest of the channels has them. */
export type Need = { readonly longSide: number; readonly shortSide: number; readonly atMostBytes: number };

const framesAtMost = 60;
const keyFrameSeconds = 2;
const kilobit = 1_000;
/** What a full-HD film gets where its size leaves room; below the least a picture is mush, and its size is said instead. */
const mostKilobits = 8_000;
const leastKilobits = 400;
/** Containers, and a rate that goes over its ceiling for a moment. */
const share = 0.92;
/** Of a frame of two fields, as television has it, one picture; every other frame is let through. Before anything is scaled. */
const weave = 'bwdif=mode=send_frame:deint=interlaced';

/** Null where there is no picture, or no length to share the bytes over. */
export function planConversion(properties: VideoProperties, need: Need): Conversion | null {
  const { picture, sound, durationSeconds } = properties;
  const seen = seenSize(properties);
  if (!picture || !seen || !durationSeconds) return null;
  const { width, height } = fittedSize(seen, need, 2);
  const rate = commonRate(picture.frameRate);
  const room = (need.atMostBytes * 8 * share) / durationSeconds / kilobit - encoding.soundKilobits;
  return {
    turned: picture.turned,
    filters: [
      weave,
      `scale=${width}:${height}`,
      'setsar=1',
      ...toneFilters(picture.range),
      `fps=${rate}`,
      'format=yuv420p',
    ].join(','),
    lengthSeconds: durationSeconds,
    hasSound: sound !== null,
    keyFrameEvery: Math.max(1, Math.round(rateOf(rate) * keyFrameSeconds)),
    maxKilobits: Math.round(Math.min(mostKilobits, Math.max(leastKilobits, room))),
  };
}

const rates = ['24000/1001', '24', '25', '30000/1001', '30', '50', '60000/1001', '60'] as const;

/** A film whose frames come at odd times gets the common rate nearest to its average: platforms make one of it anyway, badly. */
function commonRate(average: number): string {
  const wanted = average > 0 ? Math.min(average, framesAtMost) : 30;
  const near = rates.find((rate) => Math.abs(rateOf(rate) - wanted) < 0.02);
  const next = rates.find((rate) => rateOf(rate) >= wanted - 0.5);
  return near ?? next ?? String(framesAtMost);
}

function rateOf(rate: string): number {
  const [over = 0, under = 1] = rate.split('/').map(Number);
  return over / under;
}
