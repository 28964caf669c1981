// Refuse whoever is not named for an account of their own department that is left to named people; others come by a right of their own.
import type { Actor } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findAccounts } from './store/accounts.ts';
import { listNamedFor } from './store/authorisations.ts';

/** For what sends or changes a post that somebody else asked for; new ones go through find-usable-accounts.ts. */
export async function refuseUnnamed(
  db: Executor,
  actor: Pick<Actor, 'personId' | 'departmentId'>,
  ids: readonly string[],
): Promise<void> {
  const closed = (await findAccounts(db, [...new Set(ids)])).filter(
    ({ access, departmentId }) => access === 'named' && departmentId === actor.departmentId,
  );
  if (closed.length === 0) return;
  const named = new Set(await listNamedFor(db, actor.personId));
  const other = closed.find(({ id }) => !named.has(id));
  if (other) throw new Refusal('not-named', { account: other.name });
}
