// How much a file may cost before we give it up, and what of it we take at all (hostile.md U13 and §uploads).
import { videoUnderBytes } from '@herald/contract/constants.ts';
import type { Limits } from './run-caged.ts';

const mebibyte = 1_048_576;

/** Reading what a file says of itself takes a few hundredths of a second; a bomb takes all it is given. */
export const probeLimits: Limits = {
  seconds: 25,
  processorSeconds: 5,
  memoryBytes: 1_024 * mebibyte,
  outputBytes: 0,
  // Somebody waits for it.
  nice: 0,
};

/** A frame of the largest films fills a hundred megabytes, and a decoder holds many. */
export const stillLimits: Limits = {
  seconds: 60,
  processorSeconds: 20,
  memoryBytes: 3_072 * mebibyte,
  outputBytes: 16 * mebibyte,
  nice: 19,
};

const conversionHours = 12;

/** By the processor's time: giving way to everything, it may stand still for long on a busy machine. */
export function convertLimits(lengthSeconds: number): Limits {
  return {
    seconds: conversionHours * 3_600,
    processorSeconds: Math.ceil(120 + 60 * lengthSeconds),
    memoryBytes: 3_072 * mebibyte,
    outputBytes: videoUnderBytes - mebibyte,
    nice: 19,
  };
}

/** Beyond the largest camera and the longest broadcast. Slow motion of a phone has 240 frames a second. */
export const taken = {
  seconds: 4 * 3_600,
  side: 8_192,
  framesPerSecond: 300,
  framesPerSecondAtLeast: 0.05,
  streams: 16,
} as const;
