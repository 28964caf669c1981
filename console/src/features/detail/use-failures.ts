// Why something was not sent, said on the page until the next try: every problem the server found, or its one sentence.
import { Problem } from '@herald/contract/problems.ts';
import { useState } from 'react';
import { z } from 'zod';
import { CallRefusal } from '../../lib/call-refusal.ts';
import { sayProblem } from '../../lib/say.ts';

const Problems = z.object({ problems: z.array(Problem) });

/** Anything but a refusal is thrown on. */
export function sentencesOf(error: unknown): string[] {
  if (!(error instanceof CallRefusal)) throw error;
  const found = Problems.safeParse(error.details).data?.problems ?? [];
  const sentences = found.filter(({ severity }) => severity === 'error').map(sayProblem);
  return sentences.length > 0 ? [...new Set(sentences)] : [error.sentence];
}

export function useFailures() {
  const [failures, setFailures] = useState<readonly string[]>([]);
  /** A refusal because somebody has changed it since: answered by loading what stands now. */
  const [stale, setStale] = useState<unknown>(null);
  const clear = () => {
    setFailures([]);
    setStale(null);
  };
  /** Answers whether it went well. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    clear();
    try {
      return (await work()) !== false;
    } catch (error) {
      if (error instanceof CallRefusal && error.code === 'changed-elsewhere') setStale(error);
      else setFailures(sentencesOf(error));
      return false;
    }
  };
  return { failures, stale, attempt, clear };
}
