// npm run campaign -- --tier smoke --seed N --json: publishes under deaths, pauses, faults and clock jumps; one line says what became of it.
import { parseArgs } from 'node:util';
import { isClean } from './checker.ts';
import { runMutants } from './campaign/mutants/run-mutants.ts';
import { reportModel } from './campaign/report-model.ts';
import { runCampaign } from './campaign/run.ts';
import { soakFor, tiers } from './campaign/tiers.ts';

const { values } = parseArgs({
  options: {
    tier: { type: 'string', default: 'smoke' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    /** The platforms' own duplicate filters, and with them resends by machine: by default off for every odd seed. */
    filter: { type: 'string', default: 'by-seed' },
    /** Of the model: how many schedules of each class, which class, and what of a failing run to run again. */
    runs: { type: 'string', default: '200000' },
    class: { type: 'string' },
    path: { type: 'string' },
    /** Of the soak: how long its load is spread. */
    minutes: { type: 'string', default: '170' },
    /** The faults put in on purpose: each must be caught by a tier. */
    mutants: { type: 'boolean', default: false },
  },
});
if (values.mutants) {
  const all = await runMutants(Number(values.seed), (line) => console.error(line));
  const caught = all.filter(({ by }) => by !== null).length;
  console.log(
    values.json ? JSON.stringify({ mutants: all.length, caught, by: all }) : `${caught} of ${all.length}`,
  );
  process.exit(caught === all.length ? 0 : 1);
}
if (values.tier === 'model') {
  const { path, class: only, json } = values;
  process.exit(reportModel({ seed: Number(values.seed), path, only, json, runs: Number(values.runs) }));
}
const known = { ...tiers, soak: soakFor(Number(values.minutes)) };
const tier = Object.entries(known).find(([name]) => name === values.tier)?.[1];
if (!tier) {
  console.error(`There is no tier "${values.tier}"; known are model, ${Object.keys(known).join(', ')}.`);
  process.exit(2);
}
const seed = Number(values.seed);
if (
  !Number.isSafeInteger(seed) ||
  seed < 0 ||
  !['on', 'off', 'by-seed'].includes(values.filter) ||
  !(Number(values.minutes) >= 1)
) {
  console.error('--seed is a whole number, --filter is on, off or by-seed, --minutes is 1 or more.');
  process.exit(2);
}
const isOn = values.filter === 'by-seed' ? seed % 2 === 0 : values.filter === 'on';
const { verdict, ...ran } = await runCampaign({
  tier,
  seed,
  filtered: isOn,
  // A mutant is meant to be caught.
  keeps: !values.tier.startsWith('mutant-'),
  say: (line) => console.error(line),
});
for (const breach of verdict.breaches) console.error(`BREACH ${breach}`);
const {
  breaches,
  doubled,
  lost,
  open,
  unknown,
  asked,
  unknownPastKey,
  unknownPastTime,
  failed,
  failedBecause,
  missed,
  hurried,
  unjustifiedResends,
  publications,
  latenessMs,
} = verdict;
const figures = {
  tier: values.tier,
  seed,
  publications,
  kills: ran.kills,
  faults: ran.faults,
  calls: ran.calls,
  faultedPart: Number((ran.faults / ran.calls).toFixed(3)),
  doubled,
  lost,
  open,
  unknown,
  asked,
  unknownPastKey,
  unknownPastTime,
  failed,
  failedBecause,
  missed,
  hurried,
  unjustifiedResends,
  minKillsPerPoint: ran.minKillsPerPoint,
  killsAt: ran.killsAt,
  pauses: ran.pauses,
  clockJumps: ran.clockJumps,
  hostJumps: ran.hostJumps,
  restarts: ran.restarts,
  connectionCuts: ran.connectionCuts,
  diskFull: ran.diskFull,
  storms: ran.storms,
  ownEnds: ran.ownEnds,
  skipped: ran.skipped,
  breaches: breaches.length,
  latenessMs,
  filtered: isOn,
  memorySlope: ran.memorySlope,
  slower: ran.slower,
  seconds: ran.seconds,
};
if (values.json) console.log(JSON.stringify(figures));
else
  for (const [figure, value] of Object.entries(figures))
    console.log(`${figure.padEnd(20)} ${JSON.stringify(value)}`);
/** What a machine can settle it must have settled; and the tier must have done what it says. */
const settled = ['A', 'B', 'C'].every((kind) => unknown[kind] === 0);
const struckEnough =
  ran.minKillsPerPoint >= tier.killsPerPoint &&
  ran.pauses >= tier.pauses &&
  ran.restarts >= tier.restarts &&
  ran.connectionCuts >= tier.connectionCuts;
if (!settled) console.error('BREACH something of class A, B or C is still unknown');
// No breach: nothing is known to be wrong, and nothing is proven.
if (!struckEnough) console.error('TOO LITTLE: the tier did not strike as often as it says');
process.exit(isClean(verdict) && settled && struckEnough ? 0 : 1);
