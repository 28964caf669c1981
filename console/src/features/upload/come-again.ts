// Whether an upload that was refused only has to wait: as many large files of this person as may be are on their way.
import { z } from 'zod';
import type { CallRefusal } from '../../lib/call-refusal.ts';
import type { Sent } from './send-file.ts';

const Told = z.object({ figures: z.object({ seconds: z.number().positive() }) });

/** Null where waiting changes nothing that a person would want to wait for. */
export function comeAgain({ code, details }: Pick<CallRefusal, 'code' | 'details'>): Sent | null {
  const told = Told.safeParse(details);
  if (code !== 'uploads-at-once' || !told.success) return null;
  return { kind: 'later', afterMs: told.data.figures.seconds * 1_000 };
}
