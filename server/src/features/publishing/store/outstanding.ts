// Outstanding: something of it may be with the platform now, or stand there and not be settled; of one account at most one is (I2).
import { sql, type RawBuilder } from 'kysely';

/** Of the publication by this name in its statement; the states as the index one_outstanding_mutation has them. What rests has no call out. */
export function isOutstanding(name: 'publication' | 'other'): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${name}.state`)} in ('inflight', 'processing', 'reconciling', 'editing', 'withdrawing')
  and not ${sql.ref(`${name}.rests`)}`;
}
