// Work of which only so much is done at once; the rest waits its turn, first come first served.

export function openLane(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let room = atOnce;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (room > 0) room -= 1;
    // Whoever leaves hands the place over, so nobody slips in between.
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else room += 1;
    }
  };
}
