// One run of a campaign: stage, weather, load, deaths; then calm, everything settles, and the checker judges.
import { setTimeout as sleep } from 'node:timers/promises';
import { readFacts } from '../checker-facts.ts';
import { isClean, judge, type Verdict } from '../checker.ts';
import { openDice } from './dice.ts';
import { startLives, type Lives } from './lives.ts';
import { queueLoad } from './load.ts';
import { answerUnknown, bindAgain, takeDownSome } from './person.ts';
import { openStage, type Stage } from './stage.ts';
import { points, scale, type Tier } from './tiers.ts';
import { jumpOf, orderWeather } from './weather.ts';

export type Ran = {
  verdict: Verdict;
  kills: number;
  faults: number;
  minKillsPerPoint: number;
  clockJumps: number;
  pauses: number;
  seconds: number;
};
type Options = {
  tier: Tier;
  seed: number;
  filtered: Readonly<Record<'facebook' | 'twitter', boolean>>;
  say: (line: string) => void;
};

export async function runCampaign({ tier, seed, filtered, say }: Options): Promise<Ran> {
  const began = performance.now();
  const stage = await openStage(tier, filtered);
  say(`stage is up after ${seconds(began)} s; pace ${scale}; duplicate filters ${JSON.stringify(filtered)}`);
  const dice = openDice(seed);
  const lives = startLives(tier, stage.environment, dice);
  try {
    await orderWeather(stage, seed);
    const clockJumps = await storm(stage, lives, { tier, seed, say });
    const faults = await countFaults(stage);
    await stage.liftFaults();
    lives.disarm();
    say(`calm after ${seconds(began)} s: ${killsOf(lives)} kills, ${faults} faults`);
    const calmJumps = await untilSettled(stage, lives, tier, say);
    for (const line of await stage.explainOpen()) say(`OPEN ${line}`);
    await lives.stop();
    const verdict = judge(await readFacts(stage.databaseUrl, stage.sandbox.host));
    await refuseBlindness(stage, verdict);
    return {
      verdict,
      kills: killsOf(lives),
      faults,
      minKillsPerPoint: Math.min(...points.map((point) => lives.killsAt[point])),
      clockJumps: clockJumps + calmJumps,
      pauses: lives.pauses,
      seconds: seconds(began),
    };
  } finally {
    await lives.stop();
    await stage.close();
  }
}

function seconds(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}

function killsOf({ killsAt, killsElsewhere }: Lives): number {
  return points.reduce((sum, point) => sum + killsAt[point], killsElsewhere);
}

/** While the load is queued: deaths, pauses, jumps and a person at work; until every point has had its kills. */
async function storm(
  stage: Stage,
  lives: Lives,
  { tier, seed, say }: Omit<Options, 'filtered'>,
): Promise<number> {
  const over = new AbortController();
  let loading = true;
  const load = queueLoad(stage, tier, seed, over.signal)
    .then(() => null)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    .finally(() => (loading = false));
  const dice = openDice(seed + 1);
  const answered = new Set<string>();
  const ends = performance.now() + tier.loadMs + patienceMs;
  const missing = () => points.filter((point) => lives.killsAt[point] < tier.killsPerPoint);
  let faults = 0;
  const isShort = () => missing().length > 0 || faults < tier.publications * faultsAtLeast;
  let jumps = 0;
  try {
    for (let turn = 1; loading || (isShort() && performance.now() < ends); turn += 1) {
      await sleep(turnMs);
      if (jumps < tier.jumps && turn % 8 === 0) await stage.jump(jumpOf((jumps += 1) - 1));
      if (turn % 7 === 3 && lives.pauses < tier.pauses)
        await lives.pause(pauseMs[lives.pauses % pauseMs.length] ?? 0);
      if (turn % 11 === 5) lives.killOne();
      if (turn % 4 === 1) await takeDownSome(stage, 2);
      await bindAgain(stage);
      await answerUnknown(stage, dice, answered);
      if (turn % 10 === 0) faults = await countFaults(stage);
      if (turn % 10 === 0)
        say(
          `turn ${turn}: ${killsOf(lives)} kills, ${faults} faults, still to die at ${missing().join(' ') || 'none'}`,
        );
    }
  } finally {
    over.abort();
    await load;
  }
  const failure = await load;
  if (failure) throw failure;
  return jumps;
}

/** As a part of the publications. */
const faultsAtLeast = 0.2;
const turnMs = 800;
const patienceMs = 40_000;
/** Shorter than the lease, longer, and longer than the quiet window (publishing.md §10 C). */
const pauseMs = [700, 1_700, 4_000];

const settledEnough = ['published', 'failed', 'cancelled', 'missed', 'withdrawn', 'unknown'] as const;

/** Waits out rests that only the clock ends; false hopes end with the tier's patience. */
async function untilSettled(
  stage: Stage,
  lives: Lives,
  tier: Tier,
  say: (line: string) => void,
): Promise<number> {
  const ends = performance.now() + tier.settleWithinMs;
  let jumps = 0;
  for (;;) {
    await bindAgain(stage);
    const open = await stage.context.db
      .selectFrom('publication')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('state', 'not in', settledEnough)
      .executeTakeFirstOrThrow();
    const untold = await stage.context.db
      .selectFrom('outbox')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (open.count + untold.count === 0 || performance.now() > ends) return jumps;
    say(`settling: ${open.count} open, ${untold.count} untold, ${killsOf(lives)} kills`);
    await sleep(settleTurnMs);
    await stage.jump(calmJumpMs);
    jumps += 1;
  }
}

const settleTurnMs = 3_000;
/** Schedules of the last minutes, and rests the platform gave no figure for. */
const calmJumpMs = 9 * 60_000;

async function countFaults(stage: Stage): Promise<number> {
  const { requests } = await readFacts(stage.databaseUrl, stage.sandbox.host);
  return requests.filter((one) => one.fault !== '').length;
}

/** After every run a duplicate is planted by hand: a checker that does not see it has judged nothing. */
async function refuseBlindness(stage: Stage, verdict: Verdict): Promise<void> {
  const facts = await readFacts(stage.databaseUrl, stage.sandbox.host);
  const [post] = facts.posts;
  if (!post) throw new Error('nothing was posted at all');
  const planted = judge({ ...facts, posts: [...facts.posts, { ...post, externalId: 'planted' }] });
  if (planted.doubled !== verdict.doubled + 1 || isClean(planted)) throw new Error('the checker is blind');
}
