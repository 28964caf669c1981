// The rows that keep rights in order: one change at a time, who is left to administrate, and the number of their version.
import { signs } from '@herald/contract/permissions.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';

const lockNumber = 4_372_556;

/** Whoever else changes rights waits until this transaction ends. */
export async function holdRights(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}

/** Who may sign in and manages both people and roles: one of them can bring everything else back. */
export async function countAdministrators(tx: Tx): Promise<number> {
  const needed = [signs.managesPeople, signs.managesRoles];
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select person.id from person
    join person_role on person_role.person_id = person.id
    join role_sign on role_sign.role_id = person_role.role_id
    where person.status = 'enabled' and role_sign.sign = any (${needed})
    group by person.id having count(distinct role_sign.sign) = ${needed.length}) as administrator`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** Every code that some role has. */
export async function listGiven(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('role_sign').select('sign').distinct().execute();
  return rows.map(({ sign }) => sign);
}

export async function raiseVersion(tx: Tx): Promise<void> {
  await tx
    .updateTable('rights_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}
