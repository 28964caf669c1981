// The rows of people: who they are, where they work, which roles they have and what these open.
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

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
      'person.department_id as departmentId',
      'department.name as department',
      sql<string[]>`array(select role.key from person_role join role on role.id = person_role.role_id
        where person_role.person_id = person.id order by role.key)`.as('roles'),
      sql<string[]>`array(select distinct role_sign.sign from person_role join role_sign using (role_id)
        where person_role.person_id = person.id order by role_sign.sign)`.as('signs'),
    ]);
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
