// npm run audit -- verify [SEQ:HASH]: checks the chain of the audit log, from a noted end if one is given; exit code 1 where it is broken.
import { verifyChanges } from '@herald/server/features/audit/verify-changes.ts';
import { runCommand, withDatabase } from './database-command.ts';

const reasons = {
  altered: 'does not say what was written',
  missing: 'is missing',
  'chained-wrongly': 'does not follow the one before it',
  'not-the-known-one': 'is another than the one that was noted',
} as const;

function knownEnd(text: string | undefined): { seq: number; hash: string } | null {
  if (text === undefined) return null;
  const [, seq, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!seq || !hash)
    throw new Error(`"${text}" is no end of the log: say SEQ:HASH, as an earlier check printed it.`);
  return { seq: Number(seq), hash };
}

async function main([verb, known]: readonly string[]): Promise<number> {
  if (verb !== 'verify') {
    console.error('Say: npm run audit -- verify [SEQ:HASH]');
    return 2;
  }
  const end = knownEnd(known);
  return withDatabase(async (db) => {
    const verdict = await verifyChanges(db, end);
    if (!verdict.sound) {
      console.log(`The audit log is broken: entry ${verdict.seq} ${reasons[verdict.why]}.`);
      return 1;
    }
    console.log(`The audit log is sound: ${verdict.entries} entries.`);
    // Kept elsewhere it tells, later, whether the newest entries were cut off.
    if (verdict.end) console.log(`Its end: ${verdict.end.seq}:${verdict.end.hash}`);
    return 0;
  });
}

await runCommand(main);
