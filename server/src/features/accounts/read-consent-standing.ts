// Read how an authorisation stands that a browser came back from: by its state or ticket, which nobody can guess; uses nothing up.
import type { ConsentStanding } from '@herald/contract/accounts.ts';
import type { Context } from '../../context.ts';
import { findStanding } from './store/consents.ts';

/** `personId` is null where nobody is signed in in this browser: a pasted address may have ended anywhere. */
export async function readConsentStanding(
  { db }: Context,
  { state, ticket, personId }: { state: string; ticket: string; personId: string | null },
): Promise<{ standing: ConsentStanding }> {
  const row = await findStanding(db, { state, ticket });
  if (!row) return { standing: 'unknown' };
  if (personId !== null && row.personId !== personId) return { standing: 'elsewhere' };
  if (ticket !== '') return { standing: row.isOver ? 'over' : row.isOffered ? 'offered' : 'spent' };
  if (row.isUsed) return { standing: 'spent' };
  // One that comes back by itself never shows its state here.
  if (!row.pasted) return { standing: 'unknown' };
  return { standing: row.isOver ? 'over' : 'pasted' };
}
