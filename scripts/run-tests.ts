// Runs every test, or those named, and closes with one plain line that counts them.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countTests, listSecondTries, mergeTries, Report, tellFailed, tellUnsteady } from './judge-tests.ts';
import { buildConsole } from './start/build-console.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'herald-tests-'));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

type Try = { code: number; report: Report | null };

async function runVitest(name: string, wanted: readonly string[]): Promise<Try> {
  const report = join(folder, `${name}.json`);
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...wanted],
    {
      cwd: root,
      // Hundreds of processes load the same code.
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/herald-compiled'), ...process.env },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  const code = await new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
  if (!existsSync(report)) return { code, report: null };
  return { code, report: Report.parse(JSON.parse(readFileSync(report, 'utf8'))) };
}

/** A whole run gives a few failed journeys a second try, alone; who names tests wants to see the first failure. */
async function runAll(wanted: readonly string[]): Promise<Try> {
  const first = await runVitest('first', wanted);
  if (first.code === 0 || first.report === null || wanted.length > 0) return first;
  const again = listSecondTries(first.report);
  if (again.length === 0) return first;
  console.log(`\nOnce more, alone: ${again.join(', ')}`);
  const second = await runVitest('second', ['--maxWorkers=1', ...again]);
  if (second.report === null) return first;
  for (const line of tellUnsteady(first.report, second.report)) console.log(line);
  return { code: second.code, report: mergeTries(first.report, second.report) };
}

// The journeys drive the built console.
await buildConsole(root, (line) => console.log(line));
try {
  const { code, report } = await runAll(process.argv.slice(2));
  const { passed, failed, skipped } = countTests(report ?? { testResults: [] });
  for (const line of report ? tellFailed(report) : []) console.log(line);
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = code === 0 && failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
