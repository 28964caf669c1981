// A person for a test: in a department, with a role of their own, and a token that opens calls.
import { randomBytes } from 'node:crypto';
import { hourMs } from '@herald/contract/constants.ts';
import type { Actor, Context } from '../context.ts';
import { nowPlus } from './client.ts';
import { hashOf, newSecret } from '../secrets.ts';

export type TestActor = Actor & {
  bearer: { authorization: string };
  /** The one role they have. */
  roleId: string;
};

export async function testActor(
  { db }: Context,
  wanted: { department: string; signs: readonly string[] },
): Promise<TestActor> {
  const name = `person ${randomBytes(4).toString('hex')}`;
  const department = await db
    .insertInto('department')
    .values({ name: wanted.department })
    .onConflict((clash) => clash.column('name').doUpdateSet({ name: wanted.department }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = await db
    .insertInto('person')
    .values({ account: name, name, department_id: department.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const role = await db
    .insertInto('role')
    .values({ key: name, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const sign of wanted.signs)
    await db.insertInto('role_sign').values({ role_id: role.id, sign }).execute();
  await db.insertInto('person_role').values({ person_id: person.id, role_id: role.id }).execute();
  const token = newSecret();
  const session = await db
    .insertInto('session')
    .values({
      person_id: person.id,
      access_hash: hashOf(token),
      access_until: nowPlus(hourMs),
      refresh_hash: hashOf(newSecret()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    personId: person.id,
    account: name,
    name,
    departmentId: department.id,
    department: wanted.department,
    roles: [name],
    signs: new Set(wanted.signs),
    language: 'en',
    sessionId: session.id,
    bearer: { authorization: `Bearer ${token}` },
    roleId: role.id,
  };
}

/** The same person, who may hold publishing up as well; no role of theirs says so, so no alarm reaches them. */
export function braking<A extends Actor>(actor: A): A {
  return { ...actor, signs: new Set([...actor.signs, 'publication:pause']) };
}
