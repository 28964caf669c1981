// The rows that keep rights in order: one change at a time, who is left to give them, and the number of their version.
import { signs } from '@herald/contract/permissions.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';

const lockNumber = 4_372_556;

/** Whoever else changes rights waits until this transaction ends. */
export async function holdRights(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx);
}

/** The codes of each who may sign in and manages people: they alone give roles, and nobody gives a code they lack. */
export async function listGivers(tx: Tx): Promise<string[][]> {
  const rows = await tx
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .innerJoin('role_sign', 'role_sign.role_id', 'person_role.role_id')
    .select(sql<string[]>`array_agg(distinct role_sign.sign)`.as('signs'))
    .where('person.status', '=', 'enabled')
    .groupBy('person.id')
    .having(sql<boolean>`bool_or(role_sign.sign = ${signs.managesPeople})`)
    .execute();
  return rows.map((row) => row.signs);
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
