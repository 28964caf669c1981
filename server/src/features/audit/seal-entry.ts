// Seal an entry of the log: the hash over all it says and over the entry before it.
import { createHash } from 'node:crypto';

export type Entry = {
  seq: number;
  at: Date;
  actorId: string;
  actor: string;
  address: string;
  deed: string;
  subjectKind: string;
  subjectId: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** SHA-256 in hex. Postgres keeps the fields of an object in an order of its own, so here they have one. */
export function sealEntry(entry: Entry, previousHash: string): string {
  const { seq, at, actorId, actor, address, deed, subjectKind, subjectId, subject, before, after } = entry;
  const said = [
    seq,
    at.toISOString(),
    actorId,
    actor,
    address,
    deed,
    subjectKind,
    subjectId,
    subject,
    before,
    after,
    previousHash,
  ];
  return createHash('sha256').update(JSON.stringify(said, inOrder)).digest('hex');
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
