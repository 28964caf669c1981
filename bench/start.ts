// How long a person waits for the first page: on a fresh clone, the second time, and after a power cut; and what it weighs.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@herald/server/db/free-port.ts';
import { untilFirstPage } from './first-page.ts';
import type { Measure } from './measured.ts';
import { isAlive, residentBytes, signalMember, treeOf, type Member } from './process-tree.ts';

const root = join(import.meta.dirname, '..');
const coldWithinMs = 600_000;
const warmWithinMs = 120_000;
const stopWithinMs = 60_000;
const idleMs = 3_000;
/** One start on a shared machine says little; the one in the middle is told. */
const howOften = 3;

type Round = {
  readonly warmMs: number;
  readonly afterKillMs: number;
  readonly residentMb: number;
  readonly nodeMb: number;
};
type House = { readonly clone: string; readonly environment: NodeJS.ProcessEnv; readonly origin: string };
type Running = { readonly ms: number; readonly child: ChildProcess; readonly tree: () => Member[] };

export const measureStart: Measure = async (say) => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-start-'));
  // Postgres runs as another user when we are root.
  chmodSync(folder, 0o755);
  const seen: Member[] = [];
  try {
    const house = await freshClone(folder, say);
    const cold = await begin(house, coldWithinMs, seen);
    say(`cold: ${cold.ms} ms`);
    await stop(cold);
    const rounds: Round[] = [];
    for (let round = 0; round < howOften; round += 1) {
      rounds.push(await warmThenCut(house, seen, say));
    }
    const ours = {
      coldMs: cold.ms,
      warmMs: median(rounds.map(({ warmMs }) => warmMs)),
      afterKillMs: median(rounds.map(({ afterKillMs }) => afterKillMs)),
      residentMb: median(rounds.map(({ residentMb }) => residentMb)),
      nodeMb: median(rounds.map(({ nodeMb }) => nodeMb)),
    };
    return { ours, limit: null, ratio: null };
  } finally {
    // Only what a failed run left behind; an immediate shutdown lets Postgres give back its memory.
    for (const member of seen) signalMember(member, isPostgres(member) ? 'SIGQUIT' : 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

async function warmThenCut(house: House, seen: Member[], say: (line: string) => void): Promise<Round> {
  const warm = await begin(house, warmWithinMs, seen);
  await pause(idleMs);
  const members = warm.tree();
  const weights = weigh(members);
  cutPower(members);
  const afterKill = await begin(house, warmWithinMs, seen);
  await stop(afterKill);
  say(`warm: ${warm.ms} ms, after kill -9: ${afterKill.ms} ms`);
  return { warmMs: warm.ms, afterKillMs: afterKill.ms, ...weights };
}

async function freshClone(folder: string, say: (line: string) => void): Promise<House> {
  const clone = join(folder, 'herald');
  execFileSync('git', ['clone', '--quiet', root, clone], { stdio: ['ignore', 'ignore', 'inherit'] });
  const commit = execFileSync('git', ['-C', clone, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  const port = await freePort();
  say(`${commit.trim()} cloned to ${clone}`);
  const environment = { ...plainEnvironment(), HERALD_PORT: String(port), HERALD_DATA: join(folder, 'data') };
  return { clone, environment, origin: `http://127.0.0.1:${port}` };
}

/** As in a new terminal: without what npm tells the programs it runs, and without settings of another Herald. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const foreign = /^(npm_(?!config_)|npm_config_local_prefix$|INIT_CWD$|HERALD_|SANDBOX_|DATABASE_URL$)/;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: folders.join(delimiter) };
}

/** From the key pressed to the page served. Everything it starts is noted in `seen`. */
async function begin(
  { clone, environment, origin }: House,
  withinMs: number,
  seen: Member[],
): Promise<Running> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const { pid } = child;
  if (pid === undefined) throw new Error('npm could not be started');
  const tree = () => treeOf(pid);
  try {
    await untilFirstPage(origin, withinMs, () => {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
    });
  } catch (error) {
    throw new Error(`${String(error)}; its last words:\n${said}`, { cause: error });
  } finally {
    seen.push(...tree());
  }
  return { ms: Math.round(performance.now() - began), child, tree };
}

/** As Ctrl-C in a terminal or a service manager does: one signal to the whole group. */
async function stop({ child, tree }: Running): Promise<void> {
  const members = tree();
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  const began = performance.now();
  while (members.some(isAlive)) {
    const left = members.filter(isAlive).map(({ pid, program }) => `${program} ${pid}`);
    if (performance.now() - began > stopWithinMs) throw new Error(`Still running: ${left.join(', ')}`);
    await pause(50);
  }
}

/** Every process at once but Postgres, which is left an orphan that still holds the folder. */
function cutPower(members: readonly Member[]): void {
  for (const member of members) if (!isPostgres(member)) signalMember(member, 'SIGKILL');
}

function isPostgres({ program }: Member): boolean {
  return program === 'postgres';
}

function weigh(members: readonly Member[]): { residentMb: number; nodeMb: number } {
  const megabytes = (some: readonly Member[]) =>
    Math.round(some.reduce((sum, member) => sum + residentBytes(member), 0) / 104_857.6) / 10;
  return {
    residentMb: megabytes(members),
    nodeMb: megabytes(members.filter(({ program }) => program === 'node')),
  };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
