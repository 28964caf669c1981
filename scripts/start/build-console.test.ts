// A console is built beside the one being served, and only when what it is made of has changed.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildConsole } from './build-console.ts';

let root = '';
const source = 'console/src/main.tsx';
const page = () => readFileSync(join(root, 'console/dist/index.html'), 'utf8');

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Vite as it behaves: empties the folder first, then takes its time. */
const vite = `
  const { mkdirSync, rmSync, writeFileSync, readFileSync } = require('node:fs');
  const place = process.argv.indexOf('--outDir');
  const folder = place > 0 ? process.argv[place + 1] : process.argv.at(-1) + '/dist';
  rmSync(folder, { recursive: true, force: true });
  const text = readFileSync(process.argv.at(-1) + '/src/main.tsx', 'utf8');
  setTimeout(() => {
    if (text.includes('broken')) { console.error('Unexpected token'); process.exit(1); }
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/index.html', text);
  }, 300);
`;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'herald-build-'));
  write('node_modules/vite/bin/vite.js', vite);
  write('package-lock.json', '{}');
  write(source, 'one');
  await build();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function build(): Promise<string[]> {
  const said: string[] = [];
  await buildConsole(root, (line) => said.push(line));
  return said;
}

test('while another is built, the one before stays whole', async () => {
  write(source, 'two');
  let missing = 0;
  const watching = setInterval(
    () => (missing += existsSync(join(root, 'console/dist/index.html')) ? 0 : 1),
    5,
  );
  expect(await build()).toEqual(['Building the console …']);
  clearInterval(watching);
  expect({ missing, page: page() }).toEqual({ missing: 0, page: 'two' });
});

test('files that were only touched build nothing; a letter changed within the same size and time does', async () => {
  utimesSync(join(root, source), 1, 1);
  expect(await build()).toEqual([]);
  write(source, 'two');
  utimesSync(join(root, source), 1, 1);
  expect(await build()).toHaveLength(1);
  expect(page()).toBe('two');
});

test('a build that fails says why and leaves the one before', async () => {
  write(source, 'broken');
  await expect(build()).rejects.toThrow('Unexpected token');
  expect(page()).toBe('one');
});

test('two builds at once end with one whole console', async () => {
  write(source, 'two');
  await Promise.all([build(), build(), build()]);
  expect(page()).toBe('two');
  expect(await build()).toEqual([]);
});
