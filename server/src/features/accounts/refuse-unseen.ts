// Refuse to write over an account's words that the writer has not seen, saying who was faster and when.
import { wallClockOf } from '@herald/contract/zoned-time.ts';
import type { Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { findLastChange } from '../audit/find-last-change.ts';
import { findPeople } from '../people/find-people.ts';
import type { AccountRow } from './store/accounts.ts';

type Words = Pick<AccountRow, 'name' | 'description'>;

const facts = ['name', 'description'] as const;

/** Who names none is not held back. Words that are wanted stand already where an answer was lost. */
export async function refuseUnseen(
  { config }: Context,
  tx: Tx,
  account: AccountRow,
  { seen, wanted }: { seen: Words | undefined; wanted: Words },
): Promise<void> {
  if (seen === undefined) return;
  const lost = facts.filter((fact) => account[fact] !== seen[fact] && account[fact] !== wanted[fact]);
  if (lost.length === 0) return;
  const last = await findLastChange(tx, { subjectKind: 'account', subjectId: account.id, facts: lost });
  const names = await findPeople(tx, last ? [last.actorId] : []);
  throw new Refusal('changed-meanwhile', {
    who: names.get(last?.actorId ?? '') ?? last?.actor ?? 'Herald',
    at: wallClockOf(last?.at ?? (await readClock(tx)), config.zone),
  });
}
