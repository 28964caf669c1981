// Which state of a role, a person, a department or an entry stands, and who made it.
import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';

export type Kept = 'role' | 'person' | 'department' | 'menu_entry';

/** `changedBy` is null where nobody has changed it, or Herald itself was the last to. */
export type LastChange = { revision: number; at: Date; changedBy: string | null };

/** The row is held until the transaction ends. Undefined where there is none. */
export async function lastChange(tx: Tx, kept: Kept, id: string): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange>`
    select kept.revision, kept.changed_at as at, changer.name as "changedBy"
    from ${sql.table(kept)} kept left join person changer on changer.id = kept.changed_by
    where kept.id = ${id} for update of kept`.execute(tx);
  return rows[0];
}

export async function raiseRevision(
  tx: Tx,
  kept: Kept,
  ids: readonly string[],
  personId: string,
): Promise<void> {
  await sql`update ${sql.table(kept)} set revision = revision + 1, changed_by = ${personId},
    changed_at = herald_now() where id = any (${[...ids]}::uuid[])`.execute(tx);
}
