// List the accounts this person may publish with: of their department, open to it or to them by name, and by a role of theirs.
import type { UsableBinding } from '@herald/contract/accounts.ts';
import { mayPublish, maySchedule, permits } from '@herald/contract/permissions.ts';
import type { Actor, Context } from '../../context.ts';
import { describeBinding } from './describe-binding.ts';
import { listAccounts } from './store/accounts.ts';
import { listNamedFor } from './store/authorisations.ts';

export async function listUsableAccounts(
  context: Context,
  actor: Actor,
): Promise<{ items: UsableBinding[] }> {
  const { personId, departmentId, signs } = actor;
  if (![mayPublish, maySchedule].some((permission) => permits(permission, signs))) return { items: [] };
  const named = new Set(await listNamedFor(context.db, personId));
  const rows = await listAccounts(context.db, departmentId);
  return {
    items: rows
      .filter(({ id, access }) => access === 'department' || named.has(id))
      .map((row) => ({
        ...describeBinding(context, row),
        description: row.description,
        bound: row.ownerId === personId,
      })),
  };
}
