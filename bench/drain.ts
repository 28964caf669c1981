// How many publications a second two workers take from due to live and told, and how many the bare job engine does beside them.
import { openBare } from './engine/bare.ts';
import { openStage, type Stage } from './engine/stage.ts';
import { queueDue } from './engine/queue-due.ts';
import { readLedger } from './engine/read-ledger.ts';
import { untilSettled } from './engine/until-settled.ts';
import type { Measure } from './measured.ts';

const howMany = 10_000;
const accounts = 500;
const workers = 2;
const leadMs = 4_000;
const patienceMs = 300_000;

export const measureDrain: Measure = async (say) => {
  const stage = await openStage({ platform: 'stand-in', accounts });
  try {
    const bare = await openBare(stage);
    // Half before and half after, so that a machine that slows down slows both.
    const before = await bare.drain(howMany / 2, workers);
    say(`bare engine: ${rate(howMany / 2, before)}/s`);
    const seconds = await drainOurs(stage, say);
    say(`ours: ${rate(howMany, seconds)}/s`);
    const after = await bare.drain(howMany / 2, workers);
    say(`bare engine: ${rate(howMany / 2, after)}/s`);
    await bare.close();
    const ours = { perSecond: rate(howMany, seconds) };
    const limit = { perSecond: rate(howMany, before + after) };
    const ratio = Math.round((ours.perSecond / limit.perSecond) * 100) / 100;
    return { ours, limit, ratio, platform: 'stand-in' };
  } finally {
    await stage.close();
  }
};

async function drainOurs(stage: Stage, say: (line: string) => void): Promise<number> {
  const running = await Promise.all(Array.from({ length: workers }, () => stage.startWorker()));
  const due = new Date(Date.now() + leadMs);
  const texts = await queueDue(stage, howMany, () => due);
  const { published, lastLive, lastTold } = await untilSettled(stage, patienceMs, say);
  if (published !== howMany) throw new Error(`${published} of ${howMany} are live`);
  await Promise.all(running.map((worker) => worker.stop()));
  const sent = await readLedger(stage);
  const early = [...texts.keys()].filter((text) => (sent.get(text)?.getTime() ?? 0) < due.getTime());
  if (early.length > 0) throw new Error(`${early.length} were sent too early or never`);
  return (Math.max(lastLive.getTime(), lastTold.getTime()) - due.getTime()) / 1_000;
}

function rate(count: number, seconds: number): number {
  return Math.round((count / seconds) * 10) / 10;
}
