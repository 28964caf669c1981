// One run of a campaign: stage, weather, load, deaths; then calm, everything settles, and the checker judges.
import { setTimeout as sleep } from 'node:timers/promises';
import { readFacts, type Facts } from '../checker-facts.ts';
import { isClean, judge, type Verdict } from '../checker.ts';
import { openDice } from './dice.ts';
import { keepEvidence } from './keep-evidence.ts';
import { startLives, type Lives } from './lives.ts';
import { hurrySome } from './hurry.ts';
import { queueLoad } from './load.ts';
import { openMemoryLog, type MemoryLog } from './memory.ts';
import { startNemesis } from './nemesis.ts';
import { tryForbidden } from './try-forbidden.ts';
import { changeSome } from './changes.ts';
import { answerUnknown, bindAgain } from './person.ts';
import { countLeft, sayLeft } from './count-left.ts';
import { finishInboxes } from './creators.ts';
import { openStage, type Stage } from './stage.ts';
import { surviving } from './surviving.ts';
import { points, scale, type Tier } from './tiers.ts';
import { endToken, orderWeather } from './weather.ts';

export type Ran = {
  verdict: Verdict;
  kills: number;
  killsAt: Readonly<Record<string, number>>;
  calls: number;
  faults: number;
  minKillsPerPoint: number;
  clockJumps: number;
  hostJumps: number;
  pauses: number;
  restarts: number;
  connectionCuts: number;
  diskFull: number;
  storms: number;
  ownEnds: number;
  skipped: readonly string[];
  /** Of the worker left alone, in MiB an hour; null where there is none. */
  memorySlope: number | null;
  slower: number;
  seconds: number;
};
type Options = {
  tier: Tier;
  seed: number;
  filtered: boolean;
  /** What a breach is looked at with. */
  keeps: boolean;
  say: (line: string) => void;
};
type Struck = { calls: number; faults: number };

export async function runCampaign({ tier, seed, filtered, keeps, say }: Options): Promise<Ran> {
  const began = performance.now();
  const stage = await openStage(tier, filtered);
  say(
    `stage is up after ${seconds(began)} s; pace ${scale}, ${stage.slower} times as slow as idle; duplicate filters ${filtered ? 'on' : 'off'}`,
  );
  const dice = openDice(seed);
  const memory = openMemoryLog();
  const lives = startLives(tier, stage.environment, dice);
  const nemesis = startNemesis(stage, lives, tier, seed);
  try {
    await orderWeather(stage, seed);
    const struck = await storm(stage, lives, nemesis, { tier, seed, say, memory });
    await nemesis.stop();
    await stage.liftFaults();
    lives.disarm();
    const kills = killsOf(lives);
    say(`calm after ${seconds(began)} s: ${kills} kills, ${struck.faults} faults in ${struck.calls} calls`);
    const calmJumps = await untilSettled(stage, tier, seed, say);
    for (const line of await stage.explainOpen()) say(`WHY ${line}`);
    await lives.stop();
    const facts = await readFacts(stage.databaseUrl, stage.requestLog);
    const verdict = judge(facts);
    verdict.breaches.push(...(await tryForbidden(stage.databaseUrl)));
    // A worker outlives its database (publishing.md §10 D5).
    if (lives.ownEnds > 0)
      verdict.breaches.push(`${lives.ownEnds} times a worker ended without being killed`);
    if (keeps && !isClean(verdict))
      say(`kept to be looked at: ${await keepEvidence(stage.databaseUrl, facts)}`);
    refuseBlindness(facts, verdict);
    return {
      verdict,
      kills,
      killsAt: lives.killsAt,
      ...struck,
      minKillsPerPoint: Math.min(...points.map((point) => lives.killsAt[point])),
      ...nemesis.done,
      clockJumps: nemesis.done.clockJumps + calmJumps,
      pauses: lives.pauses,
      ownEnds: lives.ownEnds,
      slower: stage.slower,
      memorySlope: memory.slope(),
      skipped: [...tier.skipped, ...nemesis.skipped],
      seconds: seconds(began),
    };
  } finally {
    await nemesis.stop();
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

/** While the load is queued: deaths, and a person at work; until every point has had its kills and the nemesis its own. */
async function storm(
  stage: Stage,
  lives: Lives,
  nemesis: ReturnType<typeof startNemesis>,
  { tier, seed, say, memory }: Omit<Options, 'filtered' | 'keeps'> & { memory: MemoryLog },
): Promise<Struck> {
  const over = new AbortController();
  let loading = true;
  const load = queueLoad(stage, tier, seed, over.signal)
    .then(() => null)
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
    .finally(() => (loading = false));
  const dice = openDice(seed + 1);
  const answered = new Set<string>();
  const ends = performance.now() + tier.loadMs + tier.patienceMs * stage.slower;
  const missing = () => points.filter((point) => lives.killsAt[point] < tier.killsPerPoint);
  let struck = { calls: 0, faults: 0 };
  let open = tier.publications;
  const isShort = () =>
    missing().length > 0 ||
    !nemesis.isDone() ||
    struck.faults < struck.calls * tier.faultsAtLeast ||
    open > tier.publications * leftForCalmAtMost;
  try {
    for (let turn = 1; loading || (isShort() && performance.now() < ends); turn += 1) {
      await sleep(turnMs);
      if (turn % 11 === 5 && tier.killsPerPoint > 0) lives.killOne();
      await endToken(stage, turn);
      await finishInboxes(stage);
      await surviving(async () => {
        await changeSome(stage, { takesDown: turn % 2 === 1, edits: tier.edits });
        await bindAgain(stage);
        await answerUnknown(stage, dice, answered);
        await hurrySome(stage, dice);
      });
      if (turn % 10 === 0) {
        memory.note(lives.sparedPid());
        struck = await countStruck(stage);
        const left = await countLeft(stage);
        open = left.open;
        const still = missing().map((point) => `${point}:${tier.killsPerPoint - lives.killsAt[point]}`);
        say(
          `turn ${turn}: ${killsOf(lives)} kills, ${struck.faults} faults in ${struck.calls} calls, ${nemesis.say()}, ${sayLeft(left)}${loading ? '' : ' (loaded)'}, still to die at ${still.join(' ') || 'none'}`,
        );
      }
    }
  } finally {
    over.abort();
    await load;
  }
  const failure = await load;
  if (failure) throw failure;
  return countStruck(stage);
}

const turnMs = 800;
/** Of what was queued: what comes after the storm meets no faults and proves less. */
const leftForCalmAtMost = 0.5;

/** Waits out rests that only the clock ends; false hopes end with the tier's patience. */
async function untilSettled(
  stage: Stage,
  tier: Tier,
  seed: number,
  say: (line: string) => void,
): Promise<number> {
  let ends = performance.now() + tier.settleWithinMs;
  let least = Number.POSITIVE_INFINITY;
  const answered = new Set<string>();
  const dice = openDice(seed + 3);
  let jumps = 0;
  for (let quiet = 0; ;) {
    await finishInboxes(stage);
    await bindAgain(stage);
    const before = answered.size;
    await answerUnknown(stage, dice, answered);
    const left = await countLeft(stage);
    // A slow machine is no fault; standing still is.
    const sum = left.open + left.untold;
    if (sum < least - stepAtLeast) {
      least = sum;
      ends = performance.now() + tier.settleWithinMs;
    }
    const isQuiet = left.open + left.untold + left.atWork === 0 && answered.size === before;
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet > 1 || performance.now() > ends) return jumps;
    say(`settling: ${sayLeft(left)}`);
    // Before the sandbox forgets its oldest.
    await stage.requestLog.read();
    await sleep(settleTurnMs);
    // A jump over a whole quiet window or a day of looking would be another test than this.
    if (left.atWork > 0) continue;
    await stage.jump(calmJumpMs);
    jumps += 1;
    // Who rests waits for the clock alone, and a platform may ask for a day: that is not standing still. What is only looked at again is.
    if (jumps < (sum > 0 ? twoDaysOfJumps : threeHoursOfJumps))
      ends = performance.now() + tier.settleWithinMs;
  }
}

const settleTurnMs = 2_500;
const stepAtLeast = 10;
/** Schedules of the last minutes, and rests the platform gave no figure for. */
const calmJumpMs = 9 * 60_000;
const twoDaysOfJumps = 320;
const threeHoursOfJumps = 20;

/** Of the calls to the platforms, how many met a fault. */
async function countStruck(stage: Stage): Promise<Struck> {
  const requests = await stage.requestLog.read();
  return { calls: requests.length, faults: requests.filter((one) => one.fault !== '').length };
}

/** After every run a duplicate is planted by hand on each platform: a checker that does not see them has judged nothing. */
function refuseBlindness(facts: Facts, verdict: Verdict): void {
  const first = new Map(facts.posts.toReversed().map((post) => [post.platform, post]));
  if (first.size === 0) throw new Error('nothing was posted at all');
  const twins = [...first.values()].map((post) => ({ ...post, externalId: 'planted' }));
  const planted = judge({ ...facts, posts: [...facts.posts, ...twins] });
  if (planted.doubled !== verdict.doubled + first.size || isClean(planted))
    throw new Error('the checker is blind');
}
