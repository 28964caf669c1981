// Whether an upload that was refused only has to wait: as many large files of this person as may be are on their way.
import { z } from 'zod';
import type { CallRefusal } from '../../lib/call-refusal.ts';

/** Not yet: as many large files of this person as may be are on their way, in whatever window. */
export type Later = { readonly kind: 'later'; readonly afterMs: number };

const Told = z.object({ figures: z.object({ seconds: z.number().positive() }) });

/** Null where waiting changes nothing that a person would want to wait for. */
export function comeAgain({ code, details }: Pick<CallRefusal, 'code' | 'details'>): Later | null {
  const told = Told.safeParse(details);
  if (code !== 'uploads-at-once' || !told.success) return null;
  return { kind: 'later', afterMs: told.data.figures.seconds * 1_000 };
}
