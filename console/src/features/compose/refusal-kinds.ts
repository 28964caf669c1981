// What a refused save or publish asks of the editor: mend something, take over, or read a sentence.
import type { Problem } from '@herald/contract/problems.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { z } from 'zod';
import { problemsOf } from './place-problems.ts';
import type { Waiting } from './saved-forms.ts';

export type RefusalKind =
  | { readonly kind: 'mend'; readonly sentence: string; readonly problems: readonly Problem[] }
  | { readonly kind: 'take-over'; readonly sentence: string }
  /** It waits for its time, so its timing is withdrawn or replaced first. */
  | { readonly kind: 'scheduled'; readonly sentence: string; readonly schedule: Waiting }
  | { readonly kind: 'told'; readonly sentence: string };

const Scheduled = z.object({
  figures: z.object({ schedule: z.string(), time: z.string(), zone: z.string() }),
});

/** What was asked may have been done or not: no answer came, or one that says nothing of it. */
export function isUnreached(error: unknown): boolean {
  return error instanceof CallRefusal && waysLost.some((code) => code === error.code);
}
const waysLost = ['offline', 'timed-out', 'restarting', 'unknown', 'cancelled'];

/** What was to be saved into is not there: deleted meanwhile, as a rule. Only a restored one can be saved into again. */
export function isGone(error: unknown): boolean {
  return error instanceof CallRefusal && error.code === 'not-found';
}

/** It waits under a schedule that was not named: somebody has made one meanwhile. */
export function isPlannedElsewhere(error: unknown): boolean {
  return error instanceof CallRefusal && error.code === 'already-scheduled';
}

/** What was live stands nowhere any more. */
export function isPostGone(error: unknown): boolean {
  return error instanceof CallRefusal && error.code === 'post-gone';
}

export function refusalKind(error: unknown): RefusalKind {
  if (!(error instanceof CallRefusal)) throw error;
  const { code, sentence, details } = error;
  if (code === 'changed-elsewhere') return { kind: 'take-over', sentence };
  const waiting = code === 'still-scheduled' ? Scheduled.safeParse(details).data?.figures : undefined;
  if (waiting) {
    const { schedule: id, time: pubTime, zone } = waiting;
    return { kind: 'scheduled', sentence, schedule: { id, pubTime, zone } };
  }
  const problems = code === 'content-refused' ? problemsOf(details) : [];
  return problems.length > 0 ? { kind: 'mend', sentence, problems } : { kind: 'told', sentence };
}
