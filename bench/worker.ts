// The campaign's own worker: the product's, but for the points at which it may kill itself and the campaign's pace.
import { writeSync } from 'node:fs';
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
    /** As many points it passes unharmed: a life is also work, however slow the machine. */
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
let passed = 0;
const unharmed = Number(values['armed-after']);
const reach = async (point: string) => {
  passed += 1;
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
await startWorker(context, engine);
writeSync(1, 'ready\n');
