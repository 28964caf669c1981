// How long it takes until the last of a thousand has left that were all due in one second.
import { openStage } from './engine/stage.ts';
import { queueDue } from './engine/queue-due.ts';
import { readLedger } from './engine/read-ledger.ts';
import { untilSettled } from './engine/until-settled.ts';
import type { Measure } from './measured.ts';

const howMany = 1_000;
const accounts = 100;
const leadMs = 5_000;
const patienceMs = 120_000;

export const measureBurst: Measure = async (say) => {
  const stage = await openStage({ platform: 'sandbox', accounts });
  try {
    await stage.startWorker();
    const due = Math.ceil((Date.now() + leadMs) / 1_000) * 1_000;
    await queueDue(stage, howMany, () => new Date(due));
    await untilSettled(stage, patienceMs, say);
    const sent = [...(await readLedger(stage)).values()].map((at) => at.getTime() - due);
    if (sent.length !== howMany) throw new Error(`${sent.length} of ${howMany} were sent`);
    const ours = { allSentMs: Math.max(...sent), early: sent.filter((ms) => ms < 0).length };
    return { ours, limit: null, ratio: null, platform: 'sandbox' };
  } finally {
    await stage.close();
  }
};
