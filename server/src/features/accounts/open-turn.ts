// Open a turn to renew a token: of a process only a few hold a connection while a platform renews a token, so that the rest of the house has some.
import type { Database } from '../../db/client.ts';

/** Less than half of a pool (db/client.ts). */
const atOnce = 4;
const taken = new WeakMap<Database, number>();

/** Null when there is none; what it gives back ends the turn. */
export function openTurn(db: Database): (() => void) | null {
  const count = taken.get(db) ?? 0;
  if (count >= atOnce) return null;
  taken.set(db, count + 1);
  return () => taken.set(db, (taken.get(db) ?? 1) - 1);
}
