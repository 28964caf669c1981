// The campaign's own worker: the product's, but for the points at which it may kill itself and the campaign's pace.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { readConfig } from '@herald/server/config.ts';
import { openContext } from '@herald/server/open-context.ts';
import { startWorker } from '@herald/server/worker.ts';
import { openDice } from './campaign/dice.ts';
import { channelsFor } from './campaign/played.ts';
import { paceFor } from './campaign/tiers.ts';

const { values } = parseArgs({
  options: {
    /** Points and probabilities, as "F04:0.1,R17:0.5"; none, and it dies by others only. */
    'die-at': { type: 'string', default: '' },
    /** As many points of its work it passes unharmed, however slow the machine. */
    'armed-after': { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const dice = openDice(Number(values.seed));
const deadly = new Map(
  values['die-at']
    .split(',')
    .filter((one) => one !== '')
    .map((one): [string, number] => [one.split(':')[0] ?? '', Number(one.split(':')[1])]),
);
/** A turn of the sweep may be as long as a life. */
const atOnce: readonly string[] = ['S24'];
/** To claim is no work yet: a worker that is just up claims whatever is due. */
const claiming: readonly string[] = ['F01', 'F02'];
let passed = 0;
const unharmed = Number(values['armed-after']);
const reach = async (point: string) => {
  if (!claiming.includes(point)) passed += 1;
  const probability = passed > unharmed || atOnce.includes(point) ? deadly.get(point) : undefined;
  if (probability === undefined || dice.roll() >= probability) return;
  writeSync(1, `dies at ${point}\n`);
  process.kill(process.pid, 'SIGKILL');
};

const slower = Number(process.env['CAMPAIGN_SLOWER'] ?? 1);
const { context, engine } = await openContext(readConfig(), {
  works: true,
  reach,
  pace: paceFor(slower),
  channels: channelsFor(slower),
});
/** Of each platform: whoever dies with hundreds of claims in hand has done little else than claim. */
const atOnceOfEach = 3;
await startWorker(context, {
  ...engine,
  work: (works, job, most) => engine.work(works, job, Math.min(most, atOnceOfEach)),
});
// Killed, it would never write it, and the next life would compile everything once more.
flushCompileCache();
writeSync(1, 'ready\n');
