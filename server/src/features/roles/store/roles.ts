// The rows of roles: what they are called, the entries each opens, the codes these bring, and who has them.
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';

export type RoleRow = {
  id: string;
  key: string;
  name: string;
  description: string;
  people: number;
  resources: string[];
  revision: number;
};

/** Of those who are not deleted. */
const people = sql<number>`(select count(*) from person_role join person on person.id = person_role.person_id
  where person_role.role_id = role.id and person.deleted_at is null)`;

export async function allRoles(db: Executor): Promise<RoleRow[]> {
  return roles(db).orderBy('role.name').orderBy('role.id').execute();
}

export async function rolesById(db: Executor, ids: readonly string[]): Promise<RoleRow[]> {
  if (ids.length === 0) return [];
  return roles(db).where('role.id', 'in', ids).execute();
}

function roles(db: Executor) {
  return db
    .selectFrom('role')
    .select(['role.id', 'role.key', 'role.name', 'role.description', 'role.revision', people.as('people')])
    .select(
      sql<
        string[]
      >`array(select resource_id from role_resource where role_id = role.id order by resource_id)`.as(
        'resources',
      ),
    );
}

export async function signsOfRoles(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('role_sign')
    .select('sign')
    .distinct()
    .where('role_id', 'in', ids)
    .execute();
  return rows.map((row) => row.sign);
}

export async function signsOfKeys(db: Executor, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('role_sign')
    .innerJoin('role', 'role.id', 'role_sign.role_id')
    .select('role_sign.sign')
    .distinct()
    .where('role.key', 'in', keys)
    .execute();
  return rows.map((row) => row.sign);
}

export async function hasName(db: Executor, name: string, otherThan: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('role')
    .select('id')
    .where('name', '=', name)
    .$if(otherThan !== null, (query) => query.where('id', '<>', otherThan))
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRole(
  tx: Tx,
  row: { key: string; name: string; description: string },
): Promise<string> {
  return (await tx.insertInto('role').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateRole(
  tx: Tx,
  id: string,
  row: { name: string; description: string },
): Promise<void> {
  await tx.updateTable('role').set(row).where('id', '=', id).execute();
}

export async function deleteRole(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('role').where('id', '=', id).execute();
}

/** With the codes these bring. */
export async function addResources(tx: Tx, roleId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('role_resource')
    .values(ids.map((id) => ({ role_id: roleId, resource_id: id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
  await sql`insert into role_sign (role_id, sign)
    select ${roleId}, sign from menu_entry where id = any (${[...ids]}::uuid[]) and sign is not null
    on conflict do nothing`.execute(tx);
}

/** With the codes that no other entry of the role brings. */
export async function dropResources(tx: Tx, roleId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('role_resource')
    .where('role_id', '=', roleId)
    .where('resource_id', 'in', ids)
    .execute();
  await sql`delete from role_sign where role_id = ${roleId}
    and sign in (select sign from menu_entry where id = any (${[...ids]}::uuid[]))
    and sign not in (select sign from menu_entry join role_resource on resource_id = menu_entry.id
      where role_resource.role_id = ${roleId} and sign is not null)`.execute(tx);
}
