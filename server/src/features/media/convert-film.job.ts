// Convert a film: held by one worker as long as it beats, made in a folder of its own, believed once it was probed.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob } from '../../jobs/job.ts';
import { convertFile, type Outcome } from './convert-file.ts';
import { recordConverted } from './record-converted.ts';
import { removeConverted } from './remove-converted.ts';
import {
  beatConversion,
  claimConversion,
  failConversion,
  putBackConversion,
  type Conversion,
} from './store/conversions.ts';
import { findOwnFile } from './store/files.ts';

/** A worker that has not beaten for so long has died. */
export const conversionLeaseMs = 10_000;
/** Progress is written, and a cancellation seen, so often. */
const beatMs = 300;
/** A film of which workers die is given up. */
const attemptsAtMost = 3;

export const convertFilm = defineJob({
  name: 'convert-film',
  input: z.object({ conversionId: z.uuid() }),
  key: ({ conversionId }) => conversionId,
  run: async (context, { conversionId: id }, going = () => true) => {
    const { db } = context;
    const holder = randomUUID();
    const row = await claimConversion(db, id, { holder, leaseMs: conversionLeaseMs });
    if (!row) return;
    const outcome = await convertHeld(context, { row, holder, going }).catch((error: unknown) => {
      context.log.error({ id, err: error }, 'a conversion stumbled');
      return 'stumbled' as const;
    });
    if (outcome === 'kept') return;
    if (outcome === 'stopped') return putBackConversion(db, id, { holder, isCounted: false });
    // The store or the database was away, or the disk full: the film is not to blame, and the sweep wakes the next attempt.
    if (outcome === 'stumbled') return putBackConversion(db, id, { holder, isCounted: true });
    await failConversion(db, id, { reason: outcome, holder });
    await removeConverted(context, row);
  },
});

type Held = { readonly row: Conversion; readonly holder: string; readonly going: () => boolean };

/** With the beat beside it; it stops when it is not ours any more, and when this process is to end. */
async function convertHeld(context: Context, held: Held): Promise<Outcome | 'too-often' | 'file-gone'> {
  const { row, holder } = held;
  if (row.attempts > attemptsAtMost) return 'too-often';
  const source = await findOwnFile(context.db, row.department_id, row.file_key);
  if (!source) return 'file-gone';
  if (!source.properties) return 'unreadable';
  const beat = openBeat(context, held);
  try {
    return await convertFile(context, {
      id: row.id,
      attempt: row.attempts,
      key: source.key,
      properties: source.properties,
      need: row.need,
      signal: beat.signal,
      onPercent: beat.tell,
      keep: (made) => recordConverted(context, { row, holder, source }, made),
    });
  } finally {
    await beat.close();
  }
}

function openBeat({ db }: Context, { row, holder, going }: Held) {
  const [stopping, over] = [new AbortController(), new AbortController()];
  let percent = row.percent;
  const beating = (async () => {
    while (!over.signal.aborted) {
      const isOurs = await beatConversion(db, row.id, { holder, percent });
      if (!isOurs || !going()) return stopping.abort();
      await sleep(beatMs, undefined, { signal: over.signal }).catch(() => undefined);
    }
  })().catch(() => stopping.abort());
  return {
    signal: stopping.signal,
    tell: (done: number) => void (percent = done),
    close: async () => {
      over.abort();
      await beating;
    },
  };
}
