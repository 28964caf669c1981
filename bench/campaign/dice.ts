// Dice that fall the same way for the same seed.

export type Dice = {
  roll(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
};

/** mulberry32: small and good enough to choose who is struck. */
export function openDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(roll() * limit);
  return { roll, below, pick: (from) => from[below(from.length)] ?? from[0] };
}
