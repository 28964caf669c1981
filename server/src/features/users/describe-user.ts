// Describe somebody for the audit log: what an administrator can change, and nothing secret.
import type { UserRow } from './store/users.ts';

export function describeUser(
  user: Pick<UserRow, 'account' | 'name' | 'email' | 'department' | 'status' | 'roles'>,
): Record<string, unknown> {
  const { account, name, email, department, status, roles } = user;
  return { account, name, email, department, status, roles: roles.map((role) => role.name) };
}
