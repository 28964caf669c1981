// Decide how long a film rests that could not be drawn for a reason that passes: longer each time, and never for good.
const firstMs = 30_000;
const mostMs = 3_600_000;

/** Before the pace; `failures` in a row. */
export function decidePause(failures: number): number {
  return Math.min(mostMs, firstMs * 2 ** (failures - 1));
}
