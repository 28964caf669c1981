// How late a publication leaves when ten are due every second, by the platform's own clock of its first byte.
import { openStage } from './engine/stage.ts';
import { queueDue } from './engine/queue-due.ts';
import { readLedger } from './engine/read-ledger.ts';
import { untilSettled } from './engine/until-settled.ts';
import type { Measure } from './measured.ts';

const perSecond = 10;
const seconds = 120;
const accounts = 200;
const leadMs = 5_000;

export const measureLateness: Measure = async (say) => {
  const stage = await openStage({ platform: 'sandbox', accounts });
  try {
    await stage.startWorker();
    const first = Math.ceil((Date.now() + leadMs) / 1_000) * 1_000;
    const due = await queueDue(
      stage,
      perSecond * seconds,
      (number) => new Date(first + Math.floor(number / perSecond) * 1_000),
    );
    say(`${due.size} due from ${new Date(first).toISOString()} on`);
    await untilSettled(stage, leadMs + (seconds + 60) * 1_000, say);
    const sent = await readLedger(stage);
    const late = [...due]
      .map(([text, at]) => (sent.get(text)?.getTime() ?? Infinity) - at.getTime())
      .toSorted((a, b) => a - b);
    const ours = {
      p50Ms: at(late, 0.5),
      p99Ms: at(late, 0.99),
      mostMs: at(late, 1),
      early: late.filter((ms) => ms < 0).length,
    };
    return { ours, limit: null, ratio: null, platform: 'sandbox' };
  } finally {
    await stage.close();
  }
};

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}
