// The envelope around every answer: a code, a sentence in the caller's language, and the data (document 2 §8).
import { z } from 'zod';

export const Envelope = z.object({
  code: z.number().int(),
  message: z.string(),
  data: z.unknown(),
});
export type Envelope = z.infer<typeof Envelope>;

/** What became of a call, read from the code alone (document 2 §8, C-13, C-14). */
export type Verdict = 'success' | 'sign-in' | 'signed-out' | 'ask-once' | 'error';

/** The two redirects come first, then 200 and the 1011 family as success, then the 1012 family as the question. */
export function verdictOf(code: number): Verdict {
  if (code === 101102) return 'sign-in';
  if (code === 101101) return 'signed-out';
  const family = Math.trunc(code / 100);
  if (code === 200 || family === 1011) return 'success';
  return family === 1012 ? 'ask-once' : 'error';
}
