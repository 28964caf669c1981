// The bought tools, each asked one question: types, lint, format, dead code, duplicates.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runTool, type Verdict } from './run-tool.ts';
import { readTree } from './tree.ts';

/** `room` is a workspace, or '.' for scripts, bench and journeys. */
export async function checkTypes(root: string, room: string): Promise<Verdict> {
  const own = (path: string) =>
    room === '.' ? /^((scripts|bench|e2e)\/|[^/]+\.config\.ts$)/.test(path) : path.startsWith(`${room}/src/`);
  const isEmpty = !readTree(root).some(({ path }) => own(path) && /\.tsx?$/.test(path));
  if (isEmpty) return { ok: true, output: 'nothing built yet' };
  return runTool('typescript7/bin/tsc', ['--noEmit', '-p', join(room, 'tsconfig.json')], { cwd: root });
}

export function checkLint(root: string, format = 'default'): Promise<Verdict> {
  const tsgolint = join(import.meta.dirname, '../../node_modules/.bin/tsgolint');
  return runTool('oxlint/bin/oxlint', ['--deny-warnings', `--format=${format}`], {
    cwd: root,
    environment: { OXLINT_TSGOLINT_PATH: tsgolint },
  });
}

export function checkFormat(root: string): Promise<Verdict> {
  return runTool('oxfmt/bin/oxfmt', ['--check', '.'], { cwd: root });
}

export function checkDeadCode(root: string): Promise<Verdict> {
  return runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'], { cwd: root });
}

export async function checkDuplicates(root: string): Promise<Verdict> {
  const rooms = ['contract', 'channels', 'server', 'console', 'sandbox', 'bench', 'scripts', 'e2e'];
  const report = mkdtempSync(join(tmpdir(), 'herald-duplicates-'));
  const present = rooms.filter((room) => existsSync(join(root, room)));
  const verdict = await runTool('jscpd/bin/jscpd', ['--output', report, ...present], { cwd: root });
  rmSync(report, { recursive: true, force: true });
  return verdict;
}

/** What `npm ci` would do on a fresh clone, and that the lock names no registry of ours. */
export async function checkLockFile(root: string): Promise<Verdict> {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const hosts = lockProblems(lock);
  const { ok, output } = await run('npm', ['ci', '--dry-run'], { cwd: root });
  const missing = output.split('\n').filter((line) => line.includes('Missing:'));
  const failed = ok ? [] : [output];
  const problems = [...hosts, ...missing, ...(missing.length === 0 ? failed : [])];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

export function lockProblems(lock: string): string[] {
  const count = lock.match(/"resolved": "http/g)?.length ?? 0;
  return count === 0
    ? []
    : [
        `package-lock.json names a registry host ${count} times; keep omit-lockfile-registry-resolved in .npmrc.`,
      ];
}
