// Create a role that opens the named entries; nobody makes one that may more than they do.
import { randomBytes } from 'node:crypto';
import type { Role } from '@herald/contract/administration.ts';
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { roleEndpoints } from '@herald/contract/endpoints/roles.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeRights } from './change-rights.ts';
import { chooseEntries } from './choose-entries.ts';
import { describeRole } from './describe-role.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { allResources } from './store/resources.ts';
import { addResources, hasName, insertRole } from './store/roles.ts';

const keyBytes = 4;

export async function createRole(
  context: Context,
  actor: Actor,
  { name, description, resources }: InputOf<typeof roleEndpoints.createRole>,
): Promise<Role> {
  return changeRights(context, async (tx) => {
    const all = await allResources(tx);
    const entries = chooseEntries(all, resources);
    refuseBeyond(actor, { given: entries.map(({ sign }) => sign) });
    if (await hasName(tx, name, null)) throw new Refusal('name-taken', { name });
    const key = `role-${randomBytes(keyBytes).toString('hex')}`;
    const id = await insertRole(tx, { key, name, description });
    const opened = entries.map((entry) => entry.id);
    await addResources(tx, id, opened);
    const role = { id, key, name, description, people: 0, resources: opened, revision: 1 };
    await recordChange(tx, actor, {
      deed: 'role.create',
      subjectKind: 'role',
      subjectId: id,
      subject: name,
      before: null,
      after: describeRole(role, all),
    });
    return role;
  });
}
