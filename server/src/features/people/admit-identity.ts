// Admit: whom a sign-on provider vouches for becomes a person here, known by issuer and subject, never by name or e-mail.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import type { Person } from './load-person.ts';
import { departmentNamed, grantRoles, insertPerson, personByIdentity, roleIds } from './store.ts';

export type Identity = {
  issuer: string;
  subject: string;
  account: string;
  name: string;
  email: string;
  department: string;
  roles: readonly string[];
};

/** Created at the first sign-in; afterwards name, department and roles are kept here. Refused: disabled, or without a role. */
export async function admitIdentity(context: Context, identity: Identity): Promise<Person> {
  const known = await personByIdentity(context.db, identity.issuer, identity.subject);
  const person = known ?? (await create(context, identity));
  if (person.status === 'disabled') throw new Refusal('forbidden');
  return person;
}

async function create(context: Context, identity: Identity): Promise<Person> {
  const { issuer, subject, account, name, email } = identity;
  await context.db.transaction().execute(async (tx) => {
    const departmentId = await departmentNamed(tx, identity.department);
    const person = { issuer, subject, name, email, departmentId };
    // An account name that somebody from another provider has already gets a mark (hostile.md O12, O13).
    const marked = `${account}-${hashOf(`${issuer} ${subject}`).slice(0, 6).toLowerCase()}`;
    const id =
      (await insertPerson(tx, { ...person, account })) ??
      (await insertPerson(tx, { ...person, account: marked }));
    if (id) await grantRoles(tx, id, await roleIds(tx, identity.roles));
  });
  const made = await personByIdentity(context.db, issuer, subject);
  if (!made) throw new Error('a person was made and is not there');
  return made;
}
