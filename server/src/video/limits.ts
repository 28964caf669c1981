// How much a file may cost before we give it up, and what of it we take at all (hostile.md U13 and §uploads).
import { videoUnderBytes } from '@herald/contract/constants.ts';
import type { Limits } from './run-caged.ts';
import type { DrawRank, Patience } from './video.ts';

const mebibyte = 1_048_576;

/**
 * Reading what a file says of itself takes a few hundredths of a second; a bomb takes all the processor it is given. On a machine
 * that is busy it may stand still for long: `patient` is for whoever would else be told that nothing could be read.
 */
export function probeLimits(patience: Patience): Limits {
  return {
    seconds: patience === 'brisk' ? 25 : 240,
    processorSeconds: 5,
    memoryBytes: 1_024 * mebibyte,
    outputBytes: 0,
    // Somebody waits for it.
    nice: 0,
  };
}

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

/** Read once and written twice, for the index comes to the front; somebody waits for it. */
export const copyLimits: Limits = {
  seconds: 300,
  processorSeconds: 120,
  memoryBytes: 1_024 * mebibyte,
  outputBytes: videoUnderBytes,
  nice: 0,
};

/**
 * One still may need all frames since the last key frame decoded; whoever waits does so for a minute at most. A frame of the
 * largest films fills a hundred megabytes, and a decoder holds many.
 */
export function drawLimits(count: number, rank: DrawRank): Limits {
  const isAwaited = rank === 'awaited';
  return {
    seconds: isAwaited ? 15 + 4 * count : 60 * count,
    processorSeconds: 20 + 5 * count,
    memoryBytes: 3_072 * mebibyte,
    outputBytes: 64 * mebibyte,
    nice: isAwaited ? 0 : 19,
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
