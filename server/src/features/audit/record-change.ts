// Record changes in the audit log, in the transaction that makes them: neither is there without the other.
import type { AuditDeed, AuditSubject } from '@herald/contract/audit.ts';
import { z } from 'zod';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import { jsonText, storableText } from '../../db/json-text.ts';
import { sealEntry } from './seal-entry.ts';
import { holdEnd, insertEntry, readMoment } from './store.ts';

/** What was changed, as it was and as it is; null where there was or is none. Secrets never stand here, only that they changed. */
export type Change = {
  deed: AuditDeed;
  subjectKind: AuditSubject;
  subjectId: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** Who did it, and from where. */
export type Doer = Pick<Actor, 'personId' | 'name' | 'account' | 'address'>;

const Said = z.record(z.string(), z.unknown());

/**
 * Once in a transaction, with all its changes, and last: every other writer of the log waits until that ends, so whoever waited for
 * anything afterwards could wait for one of them. The engine of publishing never writes here: a post must not wait for the log.
 */
export async function recordChange(tx: Tx, doer: Doer, ...changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  let last = await holdEnd(tx);
  const at = await readMoment(tx);
  for (const change of changes) {
    const previousHash = last?.hash ?? '';
    const entry = {
      ...change,
      before: asKept(change.before),
      after: asKept(change.after),
      subject: storableText(change.subject),
      seq: (last?.seq ?? 0) + 1,
      at,
      actorId: doer.personId,
      actor: `${doer.name} (${doer.account})`,
      address: doer.address ?? '',
    };
    last = { seq: entry.seq, hash: sealEntry(entry, previousHash) };
    await insertEntry(tx, { ...entry, previousHash, hash: last.hash });
  }
}

/** What is hashed is what can be read again: a letter that the database cannot hold is gone before. */
function asKept(said: Change['before']): Change['before'] {
  return said && Said.parse(JSON.parse(jsonText(said)));
}
