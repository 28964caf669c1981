// The times of a film's frames, in whole milliseconds: a time in the middle of a frame shows that frame, however a player rounds.

const secondMs = 1_000;
/** Of a film that does not say it. */
const usualRate = 30;

/** `rate` is frames a second on average; 0 where nobody knows. */
export function frameCount(durationMs: number, rate: number): number {
  return Math.max(1, Math.round((durationMs / secondMs) * (rate || usualRate)));
}

/** The first frame is 0. Never the end itself, where no frame stands any more. */
export function timeOfFrame(
  index: number,
  { durationMs, rate }: { durationMs: number; rate: number },
): number {
  const middle = Math.floor(((index + 0.5) * secondMs) / (rate || usualRate));
  return Math.max(0, Math.min(middle, durationMs - 1));
}

export function frameAtTime(ms: number, { durationMs, rate }: { durationMs: number; rate: number }): number {
  const index = Math.floor((ms * (rate || usualRate)) / secondMs);
  return Math.max(0, Math.min(index, frameCount(durationMs, rate) - 1));
}

/** The middles of so many equal parts. */
export function evenTimes(durationMs: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) * durationMs) / count));
}
