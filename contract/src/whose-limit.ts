// Whose limit it is: Herald's specification, the platform, or a measure of ours; the sentence of a problem says which (R-VAL-023, C-91).
import { z } from 'zod';

export const LimitBy = z.enum(['specification', 'platform', 'herald']);
export type LimitBy = z.infer<typeof LimitBy>;

/** Where a limit comes from, so the sentence and the reader can tell. */
export const Source = z.object({ by: LimitBy, source: z.string(), since: z.string() });

/**
 * As a problem carries it; `both` where the specification and the platform draw the same line, `advice` where the platform
 * recommends it and demands nothing.
 */
export const Whose = z.enum([...LimitBy.options, 'both', 'advice']);
export type Whose = z.infer<typeof Whose>;

/** Of limits that are equally strict. */
export function whose(limits: readonly { by: LimitBy }[]): Whose {
  const names = new Set(limits.map(({ by }) => by));
  const [only = 'platform'] = names;
  return names.size > 1 ? 'both' : only;
}
