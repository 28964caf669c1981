// Hold an upload while a file is made of it, however long that takes: beaten meanwhile, so that nobody else does the same beside it.
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { beatHold, type Hold } from './store/held-uploads.ts';

const beatMs = 2_000;
/** Whoever asked what became of it may ask again for so long. */
const policyMs = 15 * minuteMs;

export type Holding = {
  readonly key: string;
  /** No beat follows: what is written under this hold is written by who still has it. */
  readonly end: () => Promise<Hold>;
};

/** Whoever holds it must end it. */
export function holdUpload({ db, log }: Pick<Context, 'db' | 'log'>, claimed: Hold): Holding {
  const over = new AbortController();
  let hold = { key: claimed.key, heldAt: claimed.heldAt };
  const beat = async () => {
    for (;;) {
      await sleep(beatMs, undefined, { signal: over.signal, ref: false });
      const next = await beatHold(db, hold, policyMs);
      if (!next) return;
      hold = next;
    }
  };
  const beating = beat().catch((error: unknown) => {
    if (!over.signal.aborted) log.warn({ key: hold.key, err: error }, 'an upload is held no longer');
  });
  return {
    key: hold.key,
    async end() {
      over.abort();
      await beating;
      return hold;
    },
  };
}
