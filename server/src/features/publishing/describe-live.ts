// Describe a publication that is live: what is written of it once its post is known to stand, by whoever found it.
import type { Context } from '../../context.ts';
import { nowPlus } from '../../db/client.ts';
import type { Patch, Publication } from './store/rows.ts';

/** From then on it is watched (rows 29 and 30). One that went live before, and was changed since, keeps its time. */
export function describeLive(
  { pace }: Context,
  { published_at: before }: Publication,
  { externalId, url }: { readonly externalId: string; readonly url: string },
): Patch {
  const named: Patch = { external_id: externalId, external_url: url };
  if (before !== null) return named;
  return { ...named, published_at: nowPlus(0), watch_at: nowPlus(pace.watchAfterMs[0] ?? 0) };
}
