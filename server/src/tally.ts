// Tally: what this process counted and has not yet added to the house's figures; as samples of Prometheus.

/** How much to add, by sample: a name with its labels, as it is told. */
export type Counted = ReadonlyMap<string, number>;

export type Tally = {
  add(sample: string, by?: number): void;
  /** One value of a histogram. */
  observe(name: string, buckets: readonly number[], value: number): void;
  /** Hands over what was counted, and begins anew. */
  take(): Counted;
};

export function openTally(): Tally {
  let counted = new Map<string, number>();
  const add: Tally['add'] = (sample, by = 1) => void counted.set(sample, (counted.get(sample) ?? 0) + by);
  return {
    add,
    observe: (name, buckets, value) => {
      for (const bucket of buckets) if (value <= bucket) add(bucketOf(name, bucket));
      add(bucketOf(name, '+Inf'));
      add(`${name}_sum`, value);
      add(`${name}_count`);
    },
    take: () => {
      const taken = counted;
      counted = new Map();
      return taken;
    },
  };
}

/** In the order that the text form wants; what was never counted is 0. */
export function tellHistogram(name: string, buckets: readonly number[], counted: Counted): string[] {
  const samples = [
    ...[...buckets, '+Inf' as const].map((bucket) => bucketOf(name, bucket)),
    `${name}_sum`,
    `${name}_count`,
  ];
  return samples.map((sample) => `${sample} ${counted.get(sample) ?? 0}`);
}

/** Every combination of labels that was counted; a counter without any is 0. */
export function tellCounter(name: string, counted: Counted): string[] {
  const samples = [...counted.keys()].filter((sample) => sample === name || sample.startsWith(`${name}{`));
  const lines = samples.toSorted().map((sample) => `${sample} ${counted.get(sample)}`);
  return lines.length > 0 ? lines : [`${name} 0`];
}

function bucketOf(name: string, bucket: number | '+Inf'): string {
  return `${name}_bucket{le="${bucket}"}`;
}
