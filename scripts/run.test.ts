// A fresh clone knows nothing but Node 20 and npm: every command brings what it needs and answers nothing else on stdout.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
let clone = '';

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'herald-clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const name of ['install.mjs', 'run.mjs'])
    cpSync(join(root, 'scripts', name), join(clone, 'scripts', name));
  writeFileSync(join(clone, 'package-lock.json'), '{}');
  writeFileSync(
    join(clone, 'answer.ts'),
    'const answer: string = JSON.stringify(process.argv.slice(2));\nconsole.log(answer);\nprocess.exit(7);\n',
  );
  // Stands in for npm: as talkative, and what it was asked is what it leaves behind.
  writeFileSync(
    join(clone, 'npm.js'),
    `const { mkdirSync, symlinkSync, appendFileSync } = require('node:fs');
    console.log('added 360 packages');
    appendFileSync('asked.txt', process.argv.slice(2, 4).join(' ') + '\\n');
    mkdirSync('node_modules/.bin', { recursive: true });
    try { symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/.bin/node'); } catch {}`,
  );
});
afterAll(() => rmSync(clone, { recursive: true, force: true }));

function run(...args: string[]) {
  return spawnSync(process.execPath, [join(clone, 'scripts/run.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(clone, 'npm.js') },
    encoding: 'utf8',
  });
}
const asked = () => readFileSync(join(clone, 'asked.txt'), 'utf8').trim().split('\n');

test('what is missing is installed once, the tools too, and stdout holds the answer alone', () => {
  const first = run('answer.ts', '--json', 'a b');
  expect(first).toMatchObject({ stdout: '["--json","a b"]\n', status: 7 });
  expect(first.stderr).toContain('added 360 packages');
  expect(run('answer.ts')).toMatchObject({ stdout: '[]\n', stderr: '', status: 7 });
  expect(asked()).toEqual(['ci --include=dev']);
});

test('where only a start has installed, the tools follow', () => {
  const marker = join(clone, 'node_modules/.herald-installed.json');
  const { lock } = z.object({ lock: z.string() }).parse(JSON.parse(readFileSync(marker, 'utf8')));
  writeFileSync(marker, JSON.stringify({ lock, withTools: false }));
  expect(run('answer.ts').stdout).toBe('[]\n');
  expect(asked().at(-1)).toBe('install --no-save');
});

test('every command of package.json begins with a program that Node 20 can run', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const { format, ...commands } = scripts;
  expect(format).toBe('oxfmt .');
  for (const command of Object.values(commands)) {
    expect(command).toMatch(
      /^node scripts\/(start|test|build|backup)\.mjs( \w+)?$|^node scripts\/run\.mjs (scripts|bench|e2e)\/\w+\.ts$/,
    );
    expect(
      command
        .split(' ')
        .filter((word) => word.includes('/'))
        .filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  }
});
