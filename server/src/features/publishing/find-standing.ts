// Find what stands of a package on an account and shows what is to go there, or may come to: however long ago it went there or was changed to it.
import type { Tx } from '../../db/client.ts';
import { listStanding } from './list-standing.ts';
import { countsOnce, type Publication } from './store/rows.ts';

type Versions = {
  readonly sameVersion: readonly Publication[];
  readonly otherVersions: readonly Publication[];
};
type Identity = { readonly fingerprint: string; readonly article_fingerprints: readonly string[] };

/** Of this version whatever was not changed since; of any other what says the same by its words or by an edit. Each once. */
export async function findStanding(
  tx: Tx,
  { sameVersion, otherVersions }: Versions,
  { fingerprint, article_fingerprints: articles }: Identity,
): Promise<Publication[]> {
  const wanted = [fingerprint, ...articles];
  const standing = new Map<string, Publication>();
  for (const one of [...sameVersion, ...otherVersions].filter(countsOnce)) {
    const isUnchanged = sameVersion.includes(one) && one.live_post === null;
    if (isUnchanged || (await listStanding(tx, one)).some((print) => wanted.includes(print)))
      standing.set(one.id, one);
  }
  return [...standing.values()];
}
