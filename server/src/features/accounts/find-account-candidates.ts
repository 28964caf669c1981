// Find whom one could name for an account: who of its department may publish or schedule, and is not named yet.
import type { Actor, Context } from '../../context.ts';
import type { Colleague } from '../people/list-colleagues.ts';
import { listPublishers } from '../people/list-publishers.ts';
import { findManagedAccount } from './find-managed-account.ts';
import { listNamed } from './store/authorisations.ts';

const atMost = 20;

export async function findAccountCandidates(
  { db }: Context,
  actor: Actor,
  { id, name: words }: { id: string; name: string },
): Promise<{ items: Colleague[] }> {
  const account = await findManagedAccount(db, actor, id);
  const named = new Set((await listNamed(db, account.id)).map((one) => one.id));
  const wanted = words.toLocaleLowerCase();
  const found = (await listPublishers(db, account.departmentId)).filter(
    (one) =>
      !named.has(one.id) && [one.name, one.account].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return { items: found.slice(0, atMost) };
}
