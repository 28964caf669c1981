// Check the chain for whoever reads the log: once at a time in a process and seldom, as it reads and hashes every entry.
import type { AuditVerdict } from '@herald/contract/audit.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Database } from '../../db/client.ts';
import { hashOf } from './store.ts';
import { verifyChanges } from './verify-changes.ts';

const againAfterMs = 20_000;

type Check = { readonly verdict: Promise<AuditVerdict>; standsUntil: number };
const lastByDatabase = new WeakMap<Database, Check>();

/** Whoever asks while one goes on, or shortly after, gets its answer. `known` is an end noted earlier, or empty. */
export async function checkChain(
  { db }: Context,
  _actor: Actor,
  { known }: { known: string },
): Promise<AuditVerdict> {
  const now = (await readClock(db)).getTime();
  const last = lastByDatabase.get(db);
  const check = last && now < last.standsUntil ? last : begin(db);
  const verdict = await check.verdict;
  if (!verdict.sound || known === '') return verdict;
  return compare(db, known, verdict);
}

function begin(db: Database): Check {
  const check: Check = { verdict: verify(db), standsUntil: Infinity };
  lastByDatabase.set(db, check);
  check.verdict.then(
    ({ checkedAt }) => {
      check.standsUntil = Date.parse(checkedAt) + againAfterMs;
    },
    () => lastByDatabase.delete(db),
  );
  return check;
}

async function verify(db: Database): Promise<AuditVerdict> {
  const verdict = await verifyChanges(db);
  const checkedAt = (await readClock(db)).toISOString();
  if (!verdict.sound) return { ...verdict, checkedAt };
  const { entries, end } = verdict;
  return { sound: true, entries, end: end ? `${end.seq}:${end.hash}` : '', checkedAt };
}

/** In a chain that holds, the known entry is all that is left to look at. */
async function compare(db: Database, known: string, verdict: AuditVerdict): Promise<AuditVerdict> {
  const [number = '', hash = ''] = known.split(':');
  const seq = Number(number);
  const kept = await hashOf(db, seq);
  if (kept === hash) return verdict;
  const why = kept === undefined ? 'missing' : 'not-the-known-one';
  return { sound: false, seq, why, checkedAt: verdict.checkedAt };
}
