// Find the person whom a provider knows by this name of its own.
import type { Executor } from '../../db/client.ts';
import { personByIdentity, type PersonRow } from './store.ts';

export async function findIdentified(
  db: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<PersonRow | undefined> {
  return personByIdentity(db, issuer, subject);
}
