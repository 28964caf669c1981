// Where a key leads from one card of a grid; null for a key that leads nowhere.

export type Standing = { readonly at: number; readonly count: number; readonly columns: number };

const steps: Readonly<Record<string, (from: Standing) => number>> = {
  ArrowLeft: ({ at }) => at - 1,
  ArrowRight: ({ at }) => at + 1,
  ArrowUp: ({ at, columns }) => at - columns,
  ArrowDown: downFrom,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

export function stepTo(key: string, from: Standing): number | null {
  const step = steps[key];
  if (!step) return null;
  const landed = step(from);
  return landed < 0 || landed >= from.count ? from.at : landed;
}

/** Into the last row, also where it is shorter. */
function downFrom({ at, count, columns }: Standing): number {
  const rowOf = (place: number) => Math.floor(place / columns);
  const isAbove = rowOf(at) < rowOf(count - 1);
  return isAbove ? Math.min(at + columns, count - 1) : at;
}
