// Runs every test, or those named, and closes with one plain line that counts them.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { buildConsole } from './start/build-console.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'herald-tests-'));
const report = join(folder, 'report.json');

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Files that broke outside their tests: their tests were skipped, so none of them counts as failed. */
function brokenIn({ testResults }: z.infer<typeof Report>): number {
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return broken.length;
}

// The journeys drive the built console.
await buildConsole(root, (line) => console.log(line));
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const child = spawn(
  process.execPath,
  [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((done) => child.once('exit', (status) => done(status ?? 1)));
try {
  const told = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
  const { numPassedTests, numFailedTests, numPendingTests } = told;
  if (numPendingTests > 0) console.log(`${numPendingTests} skipped`);
  console.log(`${numPassedTests} passed, ${numFailedTests + brokenIn(told)} failed`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
