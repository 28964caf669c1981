// A fresh clone knows nothing but Node 20 and npm: every command brings what it needs and answers nothing else on stdout.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
let clone = '';

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'herald-clone-'));
  mkdirSync(join(clone, 'scripts'));
  for (const name of ['install.mjs', 'operate.mjs', 'run.mjs'])
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

function begin(program: 'run' | 'operate', ...args: string[]) {
  return spawnSync(process.execPath, [join(clone, `scripts/${program}.mjs`), ...args], {
    env: { ...process.env, npm_execpath: join(clone, 'npm.js') },
    encoding: 'utf8',
  });
}
const run = (...args: string[]) => begin('run', ...args);
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

describe('in a folder that holds what production installs, and that its user may not write', () => {
  const marker = () => join(clone, 'node_modules/.herald-installed.json');
  const noted = (text: string) => writeFileSync(marker(), text);
  const answers = { stdout: '["verify"]\n', stderr: '', status: 7 };
  /** As an image has it: npm would end with EACCES. */
  const calls = () => begin('operate', 'answer.ts', 'verify');
  const npmsLists = (wanted: object, there: object) => {
    writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: there }));
  };
  const pg = { 'node_modules/pg': { version: '8.23.1' } };
  const wanted = {
    '': { name: 'herald' },
    server: { name: '@herald/server', version: '0.1.0' },
    ...pg,
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  };
  let talkative = '';
  beforeAll(() => {
    mkdirSync(join(clone, 'node_modules'), { recursive: true });
    talkative = readFileSync(join(clone, 'npm.js'), 'utf8');
    writeFileSync(join(clone, 'npm.js'), "console.error('EACCES: permission denied'); process.exit(243);");
  });
  afterAll(() => writeFileSync(join(clone, 'npm.js'), talkative));

  test('a command of operation installs nothing where a start has installed', () => {
    npmsLists(wanted, {});
    const lock = createHash('sha256').update(readFileSync(join(clone, 'package-lock.json')));
    noted(JSON.stringify({ lock: lock.digest('hex'), withTools: false }));
    expect(calls()).toMatchObject(answers);
    expect(run('answer.ts')).toMatchObject({ status: 1, stderr: expect.stringContaining('may write to') });
  });

  test('nor where npm ci did, without the tools and what other machines need', () => {
    npmsLists(wanted, pg);
    rmSync(marker());
    expect(calls()).toMatchObject(answers);
    expect(existsSync(marker())).toBe(false);
  });

  test.each([
    ['nothing', {}],
    ['another version', { 'node_modules/pg': { version: '8.22.0' } }],
  ])('where npm brought %s, what is missing is installed', (_what, there) => {
    npmsLists(wanted, there);
    expect(calls()).toMatchObject({ status: 1, stderr: expect.stringContaining('EACCES') });
  });
});

test('what a house in operation calls needs no tools', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const name of ['administrator', 'audit', 'backup', 'restore'])
    expect(scripts[name]).toMatch(/^node scripts\/operate\.mjs /);
});

test('every command of package.json begins with a program that Node 20 can run', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const { format, ...commands } = scripts;
  expect(format).toBe('oxfmt .');
  for (const command of Object.values(commands)) {
    expect(command).toMatch(
      /^node scripts\/(start|test|build)\.mjs$|^node scripts\/(run|operate)\.mjs (scripts|bench|e2e|server\/src\/backup)\/\w+\.ts( \w+)?$/,
    );
    expect(
      command
        .split(' ')
        .filter((word) => word.includes('/'))
        .filter((path) => !existsSync(join(root, path))),
    ).toEqual([]);
  }
});
