// The rows of people as their administrators see them; one that is deleted stays as whom others' rows name.
import type { NamedRole } from '@herald/contract/administration.ts';
import { sql } from 'kysely';
import { containing } from '../../../db/containing.ts';
import { now, type Executor, type Tx } from '../../../db/client.ts';
import { isRowId } from '../../../db/row-id.ts';

export type UserRow = {
  id: string;
  account: string;
  name: string;
  email: string;
  department: string;
  departmentId: string;
  status: 'enabled' | 'disabled';
  roles: NamedRole[];
  createdAt: Date;
  revision: number;
};
export type Held = UserRow & { issuer: string | null; subject: string | null; signs: string[] };

export type Filter = { name: string; departmentId: string; roleId: string; status: string };

const roles = sql<
  NamedRole[]
>`coalesce((select json_agg(json_build_object('id', role.id, 'key', role.key, 'name', role.name)
  order by role.name, role.id) from person_role join role on role.id = person_role.role_id
  where person_role.person_id = person.id), '[]')`;
const signs = sql<
  string[]
>`array(select distinct role_sign.sign from person_role join role_sign using (role_id)
  where person_role.person_id = person.id)`;

const columns = [
  'person.id',
  'person.account',
  'person.name',
  'person.email',
  'department.name as department',
  'person.department_id as departmentId',
  'person.status',
  'person.created_at as createdAt',
  'person.revision',
] as const;

function found(db: Executor, { name, departmentId, roleId, status }: Filter) {
  return db
    .selectFrom('person')
    .innerJoin('department', 'department.id', 'person.department_id')
    .where('person.deleted_at', 'is', null)
    .$if(name !== '', (query) =>
      query.where((row) =>
        row.or([
          row('person.name', 'ilike', containing(name)),
          row('person.account', 'ilike', containing(name)),
          row('person.email', 'ilike', containing(name)),
        ]),
      ),
    )
    .$if(departmentId !== '', (query) =>
      query.where(sql<boolean>`person.department_id::text = ${departmentId}`),
    )
    .$if(status !== '', (query) => query.where(sql<boolean>`person.status = ${status}`))
    .$if(roleId !== '', (query) =>
      query.where(
        sql<boolean>`exists (select 1 from person_role where person_id = person.id and role_id::text = ${roleId})`,
      ),
    );
}

export async function listUsers(
  db: Executor,
  filter: Filter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: UserRow[]; total: number }> {
  const [items, { total }] = await Promise.all([
    found(db, filter)
      .select(columns)
      .select(roles.as('roles'))
      .orderBy('person.name')
      .orderBy('person.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found(db, filter)
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
}

/** Held until the transaction ends. Undefined for who is deleted as well. */
export async function holdUser(tx: Tx, id: string): Promise<Held | undefined> {
  if (!isRowId(id)) return undefined;
  return tx
    .selectFrom('person')
    .innerJoin('department', 'department.id', 'person.department_id')
    .select(columns)
    .select(['person.issuer', 'person.subject', roles.as('roles'), signs.as('signs')])
    .where('person.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .forUpdate('person')
    .executeTakeFirst();
}

export async function isTaken(tx: Tx, account: string): Promise<boolean> {
  const row = await tx.selectFrom('person').select('id').where('account', '=', account).executeTakeFirst();
  return row !== undefined;
}

/** Who was deleted here and is known to the provider still. */
export async function deletedByIdentity(
  tx: Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<{ id: string; departmentId: string } | undefined> {
  return tx
    .selectFrom('person')
    .select(['id', 'department_id as departmentId'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
}

type Written = { account: string; name: string; email: string; departmentId: string };

/** Undefined where the identity is somebody's already. */
export async function insertUser(
  tx: Tx,
  { departmentId, ...row }: Written & { issuer: string; subject: string },
): Promise<string | undefined> {
  const made = await tx
    .insertInto('person')
    .values({ ...row, department_id: departmentId })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function reviveUser(tx: Tx, id: string, { departmentId, ...row }: Written): Promise<void> {
  await tx
    .updateTable('person')
    .set({ ...row, department_id: departmentId, status: 'enabled', deleted_at: null })
    .where('id', '=', id)
    .execute();
}

export async function updateUser(
  tx: Tx,
  id: string,
  { departmentId, ...row }: Omit<Written, 'account'>,
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ ...row, department_id: departmentId })
    .where('id', '=', id)
    .execute();
}

export async function updateStatus(tx: Tx, id: string, status: 'enabled' | 'disabled'): Promise<void> {
  await tx.updateTable('person').set({ status }).where('id', '=', id).execute();
}

/**
 * The username is free again. `forgets` the identity where we keep it ourselves: whoever gets the username next is somebody else.
 * Another provider's id is nobody else's ever, and whoever has it must not come back by signing in.
 */
export async function markDeleted(tx: Tx, id: string, { forgets }: { forgets: boolean }): Promise<void> {
  await tx
    .updateTable('person')
    .set({
      account: sql`account || '~' || left(id::text, 8)`,
      status: 'disabled',
      deleted_at: now,
      ...(forgets ? { issuer: null, subject: null } : {}),
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('person_role').where('person_id', '=', id).execute();
}

export async function addRoles(tx: Tx, personId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('person_role')
    .values(ids.map((id) => ({ person_id: personId, role_id: id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function dropRoles(tx: Tx, personId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('person_role').where('person_id', '=', personId).where('role_id', 'in', ids).execute();
}
