// npm run campaign -- --tier smoke --seed N --json: publishes under deaths, pauses, faults and clock jumps; one line says what became of it.
import { parseArgs } from 'node:util';
import { isClean } from './checker.ts';
import { runCampaign } from './campaign/run.ts';
import { tiers } from './campaign/tiers.ts';

const { values } = parseArgs({
  options: {
    tier: { type: 'string', default: 'smoke' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    /** The platforms' own duplicate filters: on, off, or (by default) one of the two, by the seed. */
    filter: { type: 'string', default: 'mixed' },
  },
});
const tier = Object.hasOwn(tiers, values.tier) ? tiers[values.tier] : undefined;
if (!tier) {
  console.error(`There is no tier "${values.tier}"; known are ${Object.keys(tiers).join(', ')}.`);
  process.exit(2);
}
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed) || seed < 0 || !['on', 'off', 'mixed'].includes(values.filter)) {
  console.error('--seed is a whole number, --filter is on, off or mixed.');
  process.exit(2);
}
const mixed = values.filter === 'mixed';
const filtered = {
  facebook: mixed ? seed % 2 === 0 : values.filter === 'on',
  twitter: mixed ? seed % 2 === 1 : values.filter === 'on',
};
const { verdict, ...ran } = await runCampaign({ tier, seed, filtered, say: (line) => console.error(line) });
for (const breach of verdict.breaches) console.error(`BREACH ${breach}`);
const { breaches, doubled, lost, open, unknown, unjustifiedResends, publications, latenessMs } = verdict;
const figures = {
  publications,
  kills: ran.kills,
  faults: ran.faults,
  doubled,
  lost,
  open,
  unknown,
  unjustifiedResends,
  minKillsPerPoint: ran.minKillsPerPoint,
  clockJumps: ran.clockJumps,
  diskFull: 0,
  skipped: tier.skipped,
  breaches: breaches.length,
  pauses: ran.pauses,
  latenessMs,
  filtered,
  seconds: ran.seconds,
};
if (values.json) console.log(JSON.stringify(figures));
else
  for (const [figure, value] of Object.entries(figures))
    console.log(`${figure.padEnd(20)} ${JSON.stringify(value)}`);
process.exit(isClean(verdict) ? 0 : 1);
