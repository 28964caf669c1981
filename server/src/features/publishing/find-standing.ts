// Find what stands and shows what is to go to the same account, or may come to: however long ago it went there or was changed to it.
import type { Tx } from '../../db/client.ts';
import { listStanding } from './list-standing.ts';
import { countsOnce, type Publication } from './store/rows.ts';

type Identity = { readonly fingerprint: string; readonly article_fingerprints: readonly string[] };

/** Of `beside`, what an account has of the items that are to go there; what was taken down there by others shows nothing. Of `sameVersion` all that was not changed since. */
export async function findStanding(
  tx: Tx,
  beside: readonly Publication[],
  { fingerprint, article_fingerprints: articles }: Identity,
  sameVersion: readonly Publication[] = [],
): Promise<Publication[]> {
  const wanted = [fingerprint, ...articles];
  const standing: Publication[] = [];
  for (const one of beside) {
    if (!countsOnce(one)) continue;
    const isUnchanged = sameVersion.includes(one) && one.live_post === null;
    const isThere = one.state !== 'externally-removed';
    if (isUnchanged || (isThere && (await listStanding(tx, one)).some((print) => wanted.includes(print))))
      standing.push(one);
  }
  return standing;
}
