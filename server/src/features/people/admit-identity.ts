// Admit: whom a sign-on provider vouches for becomes a person here, known by issuer and subject, never by name or e-mail.
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { hashOf } from '../../secrets.ts';
import { recordChange } from '../audit/record-change.ts';
import { describeDepartment } from './describe-department.ts';
import type { Person } from './load-person.ts';
import { departmentNamed, grantRoles, insertPerson, personByIdentity, rolesByKey } from './store.ts';

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
export async function admitIdentity(
  context: Context,
  identity: Identity,
  { address }: { address: string },
): Promise<Person> {
  const known = await personByIdentity(context.db, identity.issuer, identity.subject);
  const person = known ?? (await create(context, identity, address));
  if (person.status === 'disabled') throw new Refusal('forbidden');
  return person;
}

/** Whom nobody created came by themselves: so the log has it. */
async function create(context: Context, identity: Identity, address: string): Promise<Person> {
  const { issuer, subject, account, name, email, department } = identity;
  await context.db.transaction().execute(async (tx) => {
    const { id: departmentId, isNew } = await departmentNamed(tx, department);
    const person = { issuer, subject, name, email, departmentId };
    // An account name that somebody from another provider has already gets a mark (hostile.md O12, O13).
    const marked = `${account}-${hashOf(`${issuer} ${subject}`).slice(0, 6).toLowerCase()}`;
    const unmarkedId = await insertPerson(tx, { ...person, account });
    const id = unmarkedId ?? (await insertPerson(tx, { ...person, account: marked }));
    if (id === undefined) return;
    const roles = await rolesByKey(tx, identity.roles);
    await grantRoles(
      tx,
      id,
      roles.map((role) => role.id),
    );
    const known = unmarkedId === undefined ? marked : account;
    const doer = { personId: id, name, account: known, address };
    const made = { account: known, name, email, department, status: 'enabled', roles: roles.map(namesOf) };
    await recordChange(
      tx,
      doer,
      ...(isNew ? [describeDepartment({ id: departmentId, name: department })] : []),
      {
        deed: 'user.create',
        subjectKind: 'user',
        subjectId: id,
        subject: `${name} (${known})`,
        before: null,
        after: { ...made, by: 'first sign-in' },
      },
    );
  });
  const made = await personByIdentity(context.db, issuer, subject);
  if (!made) throw new Error('a person was made and is not there');
  return made;
}

const namesOf = ({ name }: { name: string }) => name;
