// Describe an account for the audit log: whose it is and what is said of it here; never its token.
import { channelNames } from '@herald/contract/channel-ids.ts';
import type { Executor } from '../../db/client.ts';
import { findDepartmentName } from '../people/find-department-name.ts';
import { findPeople } from '../people/find-people.ts';
import type { AccountRow } from './store/accounts.ts';

export async function describeAccount(db: Executor, row: AccountRow): Promise<Record<string, unknown>> {
  const { channelId, externalId, name, description, ownerId, departmentId, state } = row;
  const owner = (await findPeople(db, [ownerId])).get(ownerId) ?? '';
  const department = await findDepartmentName(db, departmentId);
  return { channel: channelNames[channelId], externalId, name, description, owner, department, state };
}
