// Find what stands and shows what is to go to the same account, or may: however long ago it went there, was changed to it, or was given up untold.
import type { Tx } from '../../db/client.ts';
import { listStanding } from './list-standing.ts';
import { readUnansweredEdits } from './store/modifications.ts';
import { countsOnce, type Publication } from './store/rows.ts';

type Identity = { readonly fingerprint: string; readonly article_fingerprints: readonly string[] };

/** Of `beside`, what an account has of the items that are to go there; what was taken down there by others shows nothing. `known` show it whatever their fingerprints say. */
export async function findStanding(
  tx: Tx,
  beside: readonly Publication[],
  { fingerprint, article_fingerprints: articles }: Identity,
  known: readonly Publication[] = [],
): Promise<Publication[]> {
  const wanted = [fingerprint, ...articles];
  const unanswered = await readUnansweredEdits(
    tx,
    beside.map(({ id }) => id),
  );
  const standing: Publication[] = [];
  for (const one of beside) {
    if (!countsOnce(one) && one.reason !== 'reason-person-dropped') continue;
    const isThere = one.state !== 'externally-removed';
    const says = async () =>
      (await listStanding(tx, one, unanswered)).some((print) => wanted.includes(print));
    if (known.includes(one) || (isThere && (await says()))) standing.push(one);
  }
  return standing;
}
