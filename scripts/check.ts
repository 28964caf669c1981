// Everything a machine can hold us to, in one command: one line a check, the tool's own words where one fails.
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { findBoundaryProblems } from './check/boundaries.ts';
import { workspaces } from './check/names.ts';
import { runTool, type Verdict } from './check/run-tool.ts';
import { describeSizes, findShapeProblems, sayProblem } from './check/shape.ts';
import {
  checkDeadCode,
  checkDuplicates,
  checkFormat,
  checkLint,
  checkLockFile,
  checkTypes,
} from './check/tools.ts';
import type { Problem } from './check/tree.ts';
import { traceProblems } from './trace.ts';

type Check = { name: string; run: () => Promise<Verdict> };
type Outcome = Verdict & { name: string; seconds: string };

const root = resolve(import.meta.dirname, '..');

function verdictOf(problems: Problem[], note = ''): Verdict {
  const said = problems.map(sayProblem).join('\n');
  return { ok: problems.length === 0, output: [said, note].filter((text) => text !== '').join('\n') };
}

/** The longest first, so that two cores finish together. */
const checks: Check[] = [
  {
    name: 'self-tests',
    run: () => runTool('vitest/vitest.mjs', ['run', '--project', 'unit', 'scripts/'], { cwd: root }),
  },
  { name: 'lint', run: () => checkLint(root) },
  ...['.', ...workspaces].map((room) => ({
    name: `types ${room === '.' ? 'scripts' : room}`,
    run: () => checkTypes(root, room),
  })),
  { name: 'dead-code', run: () => checkDeadCode(root) },
  { name: 'duplicates', run: () => checkDuplicates(root) },
  { name: 'lock-file', run: () => checkLockFile(root) },
  { name: 'format', run: () => checkFormat(root) },
  { name: 'boundaries', run: async () => verdictOf(await findBoundaryProblems(root)) },
  { name: 'shape', run: async () => verdictOf(findShapeProblems(root), describeSizes(root)) },
  {
    name: 'trace',
    run: async () => {
      const problems = traceProblems(root, process.env['HERALD_REQUIREMENTS']);
      return { ok: problems.length === 0, output: problems.join('\n') };
    },
  },
];

async function perform(check: Check): Promise<Outcome> {
  const start = performance.now();
  const verdict = await check.run().catch((error: unknown) => ({ ok: false, output: String(error) }));
  const outcome = { ...verdict, name: check.name, seconds: ((performance.now() - start) / 1000).toFixed(1) };
  console.log(
    `${outcome.ok ? '  ok  ' : ' FAIL '} ${outcome.name.padEnd(16)} ${outcome.seconds.padStart(6)} s`,
  );
  return outcome;
}

async function performAll(wanted: Check[]): Promise<Outcome[]> {
  const waiting = [...wanted];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes.push(await perform(next));
  };
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, lane));
  return outcomes;
}

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !checks.some((check) => check.name.startsWith(name)));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}; there are: ${checks.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const wanted = checks.filter(
    ({ name }) => names.length === 0 || names.some((beginning) => name.startsWith(beginning)),
  );
  const outcomes = await performAll(wanted);
  const failed = outcomes.filter(({ ok }) => !ok);
  for (const { name, output } of failed) console.log(`\n──── ${name}\n${output.trim()}`);
  const sizes = outcomes.find(({ name, ok }) => name === 'shape' && ok);
  if (sizes) console.log(`\n${sizes.output}`);
  console.log(
    failed.length === 0
      ? `\nAll ${outcomes.length} checks hold.`
      : `\n${failed.length} of ${outcomes.length} checks fail: ${failed.map(({ name }) => name).join(', ')}.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
