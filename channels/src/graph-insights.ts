// What Graph counts of a post, as both of Meta's channels read it: from its publication on, by the metrics' names (channels.md §1.10).
import { z } from 'zod';

/** A total, or one for each kind of it; those that are empty are nought. */
const Value = z.union([z.number(), z.record(z.string(), z.number())]);
const Metric = z.object({
  name: z.string(),
  period: z.string(),
  values: z.array(z.object({ value: Value })).min(1),
});
export const Insights = z.object({ data: z.array(Metric) });

/** Null for a metric that is not told for this post, or only by the day. */
export function totalOf({ data }: z.infer<typeof Insights>, name: string): number | null {
  const value = data.find((one) => one.name === name && one.period === 'lifetime')?.values[0]?.value;
  if (value === undefined) return null;
  const total = typeof value === 'number' ? value : Object.values(value).reduce((sum, each) => sum + each, 0);
  return Math.max(0, Math.round(total));
}
