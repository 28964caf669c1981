// Regions a Facebook post is limited to, as the platform's search finds them and the composer keeps them (R-ENT-024, C-62).
import { z } from 'zod';

/** `type` is the platform's: country, region, city, zip and finer ones; a country's key is its ISO code. */
export const Region = z.object({
  name: z.string(),
  key: z.string(),
  type: z.string(),
  region: z.string().default(''),
  /** ISO code of the country it lies in; missing in what was kept before it was asked for. */
  country_code: z.string().optional(),
});
export type Region = z.infer<typeof Region>;

const List = z.array(Region);
const Kept = z.union([List, z.object({ data: List }).transform(({ data }) => data)]);

/** Of a list, of {data: list}, or of either as JSON text (C-62); null when it is none of these. */
export function readRegions(kept: unknown): readonly Region[] | null {
  if (typeof kept === 'string') {
    if (kept.trim() === '') return [];
    try {
      return readRegions(JSON.parse(kept));
    } catch {
      return null;
    }
  }
  return Kept.safeParse(kept ?? []).data ?? null;
}
