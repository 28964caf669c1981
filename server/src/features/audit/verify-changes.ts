// Verify the audit log: every entry holds what was hashed, follows the one before, and a known one is still there.
import type { Executor } from '../../db/client.ts';
import { sealEntry } from './seal-entry.ts';
import { entriesAfter, type End, type Kept } from './store.ts';

export type Verdict =
  | { sound: true; entries: number; end: End | null }
  | { sound: false; seq: number; why: 'altered' | 'missing' | 'chained-wrongly' | 'not-the-known-one' };

const atOnce = 250;

/** `known` is an end that was noted earlier: only that tells whether the newest entries were cut off and others put there. */
export async function verifyChanges(db: Executor, known: End | null = null): Promise<Verdict> {
  let end: End | null = null;
  for (;;) {
    const entries: Kept[] = await entriesAfter(db, end?.seq ?? 0, atOnce);
    for (const entry of entries) {
      const { seq, hash, previousHash } = entry;
      const wanted: number = (end?.seq ?? 0) + 1;
      if (seq !== wanted) return { sound: false, seq: wanted, why: 'missing' };
      if (previousHash !== (end?.hash ?? '')) return { sound: false, seq, why: 'chained-wrongly' };
      if (sealEntry(entry, previousHash) !== hash) return { sound: false, seq, why: 'altered' };
      if (known?.seq === seq && known.hash !== hash) return { sound: false, seq, why: 'not-the-known-one' };
      end = { seq, hash };
    }
    if (entries.length < atOnce) break;
  }
  if (known && known.seq > (end?.seq ?? 0)) return { sound: false, seq: known.seq, why: 'missing' };
  return { sound: true, entries: end?.seq ?? 0, end };
}
