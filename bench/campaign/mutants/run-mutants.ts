// Every mutant through the tiers, the quickest first, until one catches it; then it is said which.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Class } from '../model/platform.ts';
import { runModel } from '../model/run-model.ts';
import { copyTree } from './copy-tree.ts';
import { mutants, type Mutant } from './list.ts';

export type Caught = { readonly name: string; readonly by: string | null; readonly because: string };

const classes: readonly Class[] = ['A', 'B', 'C', 'D'];

export async function runMutants(seed: number, say: (line: string) => void): Promise<readonly Caught[]> {
  const caught: Caught[] = [];
  for (const mutant of mutants) {
    const one = byModel(mutant, seed) ?? (await byWorkers(mutant, seed));
    say(`${one.by ?? 'SURVIVED'}: ${mutant.name} (${one.because})`);
    caught.push(one);
  }
  return caught;
}

function byModel({ name, machine }: Mutant, seed: number): Caught | null {
  if (!machine) return null;
  for (const kind of classes) {
    const { failing } = runModel({ machine, classes: [kind], runs: 200_000, seed, say: () => undefined });
    const [first] = failing;
    if (first) return { name, by: 'model', because: `class ${kind}: ${first.breaches[0]}` };
  }
  return null;
}

async function byWorkers({ name, real }: Mutant, seed: number): Promise<Caught> {
  if (!real) return { name, by: null, because: 'no tier saw it' };
  const copy = await copyTree(real.patches);
  try {
    const entry = join(copy, 'bench/campaign.ts');
    const child = spawn(process.execPath, [entry, '--tier', real.tier, '--seed', String(seed), '--json'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: copy,
    });
    let said = '';
    child.stderr.on('data', (words: Buffer) => (said += words.toString()));
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    const breach = /^BREACH (.*)$/m.exec(said)?.[1];
    if (code === 1 && breach !== undefined)
      return { name, by: real.tier.replace('mutant-', ''), because: breach };
    return { name, by: null, because: code === 0 ? 'no tier saw it' : said.slice(-300) };
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
