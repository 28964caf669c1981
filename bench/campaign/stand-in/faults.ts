// Faults on demand: which one strikes which call, how often, and the same way for the same seed.

export const kinds = [
  'timeout-before',
  'timeout-after',
  'late-apply',
  '500-before',
  '500-after',
  'reset-before',
  'reset-after',
  'truncated',
  'no-id',
  'html',
  'accepted-then-flip',
  'rate-seconds',
  'rate-date',
  'rate-absent',
  'rate-absurd',
  'unauthorized',
  'duplicate',
  'list-5xx',
  'list-lag',
  'slow-drip',
  'handle-expires',
] as const;
export type Kind = (typeof kinds)[number];

export type Order = {
  readonly fault: Kind;
  readonly platform: string;
  readonly operation: string;
  readonly probability: number;
  readonly seed: number;
  readonly delayMs: number;
  readonly lagMs: number;
  readonly retryAfterSeconds: number;
};
export type Faults = {
  add(order: Order): void;
  clear(): void;
  strike(platform: string, operation: string): Order | null;
};

export function openFaults(): Faults {
  const standing: { order: Order; roll: () => number }[] = [];
  return {
    add: (order) => void standing.push({ order, roll: openRoll(order.seed) }),
    clear: () => void standing.splice(0),
    strike: (platform, operation) => {
      const fitting = standing.filter(
        ({ order }) => order.platform === platform && order.operation === `${platform}.${operation}`,
      );
      return fitting.find(({ order, roll }) => roll() < order.probability)?.order ?? null;
    },
  };
}

/** mulberry32. */
function openRoll(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
