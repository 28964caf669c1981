// The rows of people: who they are, where they work, which roles they have and what these open.
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { containing } from '../../db/containing.ts';
import { isRowId } from '../../db/row-id.ts';

export type PersonRow = {
  id: string;
  account: string;
  name: string;
  email: string;
  avatar: string;
  introduction: string;
  status: 'enabled' | 'disabled';
  departmentId: string;
  department: string;
  roles: string[];
  signs: string[];
  issuer: string | null;
  rights: number;
};

function people(db: Executor) {
  return db
    .selectFrom('person')
    .innerJoin('department', 'department.id', 'person.department_id')
    .select([
      'person.id',
      'person.account',
      'person.name',
      'person.email',
      'person.avatar',
      'person.introduction',
      'person.status',
      'person.issuer',
      'person.department_id as departmentId',
      'department.name as department',
      sql<string[]>`array(select role.key from person_role join role on role.id = person_role.role_id
        where person_role.person_id = person.id order by role.key)`.as('roles'),
      sql<string[]>`array(select distinct role_sign.sign from person_role join role_sign using (role_id)
        where person_role.person_id = person.id order by role_sign.sign)`.as('signs'),
      sql<number>`(select version from rights_version)`.as('rights'),
    ]);
}

export async function departments(db: Executor): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('department').select(['id', 'name']).orderBy('name').execute();
}

export async function departmentById(db: Executor, id: string): Promise<{ name: string } | undefined> {
  if (!isRowId(id)) return undefined;
  return db.selectFrom('department').select('name').where('id', '=', id).executeTakeFirst();
}

export async function personById(db: Executor, id: string): Promise<PersonRow | undefined> {
  return people(db).where('person.id', '=', id).executeTakeFirst();
}

export async function personByIdentity(
  db: Executor,
  issuer: string,
  subject: string,
): Promise<PersonRow | undefined> {
  return people(db)
    .where('person.issuer', '=', issuer)
    .where('person.subject', '=', subject)
    .executeTakeFirst();
}

export async function namesOf(db: Executor, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('person').select(['id', 'name']).where('id', 'in', ids).execute();
}

export async function peopleOf(
  db: Executor,
  departmentId: string,
): Promise<{ id: string; account: string; name: string }[]> {
  const found = db.selectFrom('person').select(['id', 'account', 'name']);
  return found.where('department_id', '=', departmentId).orderBy('name').orderBy('id').execute();
}

/** Of those who may sign in, by name. */
export async function readersOf(
  db: Executor,
  departmentId: string,
  sign: string,
): Promise<{ id: string; account: string; name: string }[]> {
  const holders = db
    .selectFrom('person_role')
    .innerJoin('role_sign', 'role_sign.role_id', 'person_role.role_id')
    .select('person_role.person_id')
    .where('role_sign.sign', '=', sign);
  return db
    .selectFrom('person')
    .select(['id', 'account', 'name'])
    .where('status', '=', 'enabled')
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('department_id', '=', departmentId), e('id', 'in', holders)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function holdersOf(db: Executor, sign: string): Promise<string[]> {
  const rows = await db
    .selectFrom('person')
    .innerJoin('person_role', 'person_role.person_id', 'person.id')
    .innerJoin('role_sign', 'role_sign.role_id', 'person_role.role_id')
    .select('person.id')
    .distinct()
    .where('role_sign.sign', '=', sign)
    .where('person.status', '=', 'enabled')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => row.id);
}

export type MenuRow = {
  id: string;
  parentId: string | null;
  name: string;
  url: string;
  icon: string;
  hidden: boolean;
  /** Whether one of the person's roles opens it. */
  isOpen: boolean;
};

export async function menuRows(db: Executor, personId: string): Promise<MenuRow[]> {
  return db
    .selectFrom('menu_entry')
    .select(['id', 'parent_id as parentId', 'name', 'url', 'icon', 'hidden'])
    .select(
      sql<boolean>`exists (select 1 from role_resource join person_role using (role_id)
        where role_resource.resource_id = menu_entry.id and person_role.person_id = ${personId})`.as(
        'isOpen',
      ),
    )
    .where('type', '=', 'menu')
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Of those who may sign in, by name; at most as many. */
export async function namesLike(db: Executor, words: string, atMost: number): Promise<{ name: string }[]> {
  return db
    .selectFrom('person')
    .select('name')
    .where('status', '=', 'enabled')
    .where('name', 'ilike', containing(words))
    .orderBy('name')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/** Made where there is none of this name. */
export async function departmentNamed(db: Executor, name: string): Promise<{ id: string; isNew: boolean }> {
  return db
    .insertInto('department')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}

export async function rolesByKey(
  db: Executor,
  keys: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (keys.length === 0) return [];
  return db.selectFrom('role').select(['id', 'name']).where('key', 'in', keys).orderBy('name').execute();
}

export type NewPerson = {
  issuer: string;
  subject: string;
  account: string;
  name: string;
  email: string;
  departmentId: string;
};

/** Undefined when the account name or the identity is taken: nobody becomes somebody else by a name. */
export async function insertPerson(db: Executor, person: NewPerson): Promise<string | undefined> {
  const { departmentId, ...rest } = person;
  const made = await db
    .insertInto('person')
    .values({ ...rest, department_id: departmentId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

export async function grantRoles(db: Executor, personId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('person_role')
    .values(ids.map((roleId) => ({ person_id: personId, role_id: roleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
