// How long the publications of a killed worker lie until another one has taken them up, at the product's own pace.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { queueDue } from './engine/queue-due.ts';
import { readLedger } from './engine/read-ledger.ts';
import { openStage } from './engine/stage.ts';
import type { Measure } from './measured.ts';

const accounts = 40;
/** Long enough that the worker is killed with calls on their way. */
const thinksMs = 6_000;
const patienceMs = 120_000;
const heldAtLeast = 10;

type Held = { account_id: string; fence: number };

export const measureRecover: Measure = async (say) => {
  const stage = await openStage({ platform: 'stand-in', accounts, thinksMs });
  const client = new pg.Client({ connectionString: stage.databaseUrl });
  await client.connect();
  const heldBy = async (pid: number) =>
    (
      await client.query<Held>('select account_id, fence::int from account_lane where holder like $1', [
        `${pid}-%`,
      ])
    ).rows;
  try {
    const doomed = await stage.startWorker();
    await queueDue(stage, accounts * 2, () => new Date());
    while ((await heldBy(doomed.pid)).length < heldAtLeast) await pause(50);
    await stage.startWorker();
    const held = await heldBy(doomed.pid);
    await doomed.kill();
    const began = performance.now();
    say(`killed with ${held.length} accounts in its hands`);
    let takenUpMs = 0;
    let left = held;
    while (left.length > 0) {
      await pause(100);
      takenUpMs = Math.round(performance.now() - began);
      if (takenUpMs > patienceMs) throw new Error(`${left.length} accounts were never taken up`);
      const taken = await client.query<Held>(
        `select l.account_id from account_lane l join unnest($1::uuid[], $2::bigint[]) held (account_id, fence) using (account_id)
         where l.fence > held.fence`,
        [left.map((one) => one.account_id), left.map((one) => one.fence)],
      );
      const gone = new Set(taken.rows.map((one) => one.account_id));
      left = left.filter((one) => !gone.has(one.account_id));
    }
    // Throws when anything was sent twice.
    await readLedger(stage);
    return { ours: { takenUpMs, accounts: held.length }, limit: null, ratio: null, platform: 'stand-in' };
  } finally {
    await client.end();
    await stage.close();
  }
};
