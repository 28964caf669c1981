// The two clocks: the real one, and that of the database, which the campaign moves.
import type { Facts } from './checker-facts.ts';

type Moves = Pick<Facts, 'moves'>;

/** The database's clock at a real moment. */
export function movedTime({ moves }: Moves, real: number): number {
  return real + (moves.findLast((move) => move.at <= real)?.offset ?? 0);
}

/** The real moment of a time of the database's clock, which the campaign only moves forward; a time it jumped over is the jump's. */
export function realTime({ moves }: Moves, moved: number): number {
  const index = moves.findLastIndex((move) => move.at + move.offset <= moved);
  const real = moved - (moves[index]?.offset ?? 0);
  const next = moves[index + 1];
  return next ? Math.min(real, next.at) : real;
}
