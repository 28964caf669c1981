// Create somebody before their first sign-in: known by the identity they will sign in with, never by name alone.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { userEndpoints } from '@herald/contract/endpoints/users.ts';
import type { Actor, Context } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { identityIssuer, isKeptHere } from '../../http/identity-issuer.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { moveWork } from '../content/move-work.ts';
import { changeRights } from '../roles/change-rights.ts';
import { findRoles } from '../roles/find-roles.ts';
import { refuseBeyond } from '../roles/refuse-beyond.ts';
import { refuseGuessed } from '../sign-on/refuse-guessed.ts';
import { sealPassword } from '../sign-on/seal-password.ts';
import { claimCredential } from './claim-credential.ts';
import { describeUser } from './describe-user.ts';
import { refuseElsewhere } from './refuse-elsewhere.ts';
import { departmentById } from './store/departments.ts';
import { addRoles, deletedByIdentity, insertUser, isTaken, reviveUser } from './store/users.ts';

type Asked = InputOf<typeof userEndpoints.createUser>;

export async function createUser(context: Context, actor: Actor, asked: Asked): Promise<{ id: string }> {
  if (asked.password !== undefined) refuseGuessed(asked.password);
  const sealed = asked.password === undefined ? null : await sealPassword(asked.password);
  const issuer = identityIssuer(context.config);
  return changeRights(context, async (tx) => {
    const department = await departmentById(tx, asked.departmentId);
    if (!department) throw new Refusal('not-found');
    const { roles, signs } = await findRoles(tx, asked.roles);
    refuseBeyond(actor, { given: signs });
    refuseElsewhere(actor, [department.id]);
    const { account, name, email } = asked;
    if (await isTaken(tx, account)) throw new Refusal('account-taken', { account });
    const row = { account, name, email, departmentId: department.id };
    const subject = isKeptHere(context.config, issuer)
      ? await claimCredential(tx, actor, { account, name, email, department: department.name, sealed })
      : subjectOf(asked);
    const id = await keepPerson(tx, actor, row, { issuer, subject });
    await addRoles(tx, id, asked.roles);
    await recordChange(tx, actor, {
      deed: 'user.create',
      subjectKind: 'user',
      subjectId: id,
      subject: `${name} (${account})`,
      before: null,
      after: describeUser({ ...row, department: department.name, status: 'enabled', roles }),
    });
    return { id };
  });
}

function subjectOf({ subject = '' }: Asked): string {
  if (subject === '') throw new Refusal('identity-needed');
  return subject;
}

async function keepPerson(
  tx: Tx,
  actor: Actor,
  row: { account: string; name: string; email: string; departmentId: string },
  identity: { issuer: string; subject: string },
): Promise<string> {
  const { departmentId } = row;
  const before = await deletedByIdentity(tx, identity);
  if (before !== undefined) {
    const { id } = before;
    // Comes along with what they wrote: as whoever is moved.
    refuseElsewhere(actor, [before.departmentId]);
    await reviveUser(tx, id, row);
    refuseElsewhere(actor, await moveWork(tx, { personId: id, departmentId }));
    return id;
  }
  const id = await insertUser(tx, { ...row, ...identity });
  if (id === undefined) throw new Refusal('account-taken', { account: row.account });
  return id;
}
