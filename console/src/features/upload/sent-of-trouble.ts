// What a call that failed before a byte was sent means for its upload: it waits, has timed out, was refused or cancelled.
import { CallRefusal } from '../../lib/call-refusal.ts';
import { comeAgain } from './come-again.ts';
import type { Sent } from './send-file.ts';

export function sentOfTrouble(error: unknown, isCancelled: boolean): Sent {
  if (isCancelled) return { kind: 'cancelled' };
  if (!(error instanceof CallRefusal)) return { kind: 'failed' };
  // Nothing was sent, so there is nothing to look for: it is an upload that timed out, like one that stood still (R-UPL-014).
  if (error.code === 'timed-out') return { kind: 'timed-out' };
  return comeAgain(error) ?? { kind: 'refused', sentence: error.sentence };
}
