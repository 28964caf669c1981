// The browser is brought behind the start: the locked one, whole or not at all, once, and only where there is none.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringBrowser } from './bring-browser.ts';
import { cutLock } from './cut-lock.ts';

const root = join(import.meta.dirname, '../..');
const pictures = { atOnce: 1, chromiumPath: null };
const place = 'node_modules/@sparticuz/chromium';
let dataFolder = '';
let said: string[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'herald-bring-'));
  said = [];
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

/** An npm that puts in place what the lock it finds names, as ci does; or what `instead` says. */
function npm(instead = ''): readonly [string, ...string[]] {
  const script = join(dataFolder, 'npm.cjs');
  writeFileSync(
    script,
    `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
${instead}
for (const [place, { version }] of Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages))
  if (place) { mkdirSync(place, { recursive: true }); writeFileSync(place + '/package.json', JSON.stringify({ version })); }`,
  );
  return [process.execPath, script];
}

function bring(changed: Partial<Parameters<typeof bringBrowser>[0]> = {}) {
  const wanted = { root, dataFolder, pictures, npm: changed.npm ?? npm(), here: [], ...changed };
  return bringBrowser(wanted, (line) => said.push(line));
}

test('the locked browser lies in a folder of its own, and is not brought again', async () => {
  await bring()?.done;
  expect(said).toEqual(['The browser that pictures pages is here']);
  const { version } = cutLock(readFileSync(join(root, 'package-lock.json'), 'utf8'), '@sparticuz/chromium');
  expect(readFileSync(join(dataFolder, 'browser', place, 'package.json'), 'utf8')).toContain(version);
  expect(bring()).toBeNull();
});

test('where there is one, where another is named, and where no pictures are taken, nothing is brought', () => {
  expect(bring({ here: [process.execPath] })).toBeNull();
  expect(bring({ pictures: { atOnce: 1, chromiumPath: '/usr/bin/other' } })).toBeNull();
  expect(bring({ pictures: { atOnce: 0, chromiumPath: null } })).toBeNull();
});

test('what npm could not bring is said with its words, and leaves nothing that could be taken for a browser', async () => {
  await bring({ npm: npm('console.error("no network"); process.exit(1);') })?.done;
  expect(said.join()).toMatch(/could not be brought; set CHROMIUM_PATH.*\nno network/);
  expect(existsSync(join(dataFolder, 'browser'))).toBe(false);
});

test('a start that ends does not wait for it, and the one before stays', async () => {
  mkdirSync(join(dataFolder, 'browser'));
  writeFileSync(join(dataFolder, 'browser/brought'), '1.0.0');
  await bring({ npm: npm('setInterval(() => undefined, 1000); return;') })?.stop();
  expect(said).toEqual([]);
  expect(readFileSync(join(dataFolder, 'browser/brought'), 'utf8')).toBe('1.0.0');
  expect(readdirSync(dataFolder).toSorted()).toEqual(['browser', 'npm.cjs']);
});

test('what is cut out of the lock is what one package needs, with its hashes, and no tool of ours', () => {
  const { lock } = cutLock(readFileSync(join(root, 'package-lock.json'), 'utf8'), '@sparticuz/chromium');
  expect(lock).toContain('"node_modules/tar-fs":');
  expect(lock).not.toMatch(/vitest|"dev":|https:\/\/registry/);
  expect(lock.match(/"integrity":/g)?.length).toBe((lock.match(/"node_modules\//g) ?? []).length);
  expect(() => cutLock('{"lockfileVersion":3,"packages":{}}', 'absent')).toThrow('absent is not in the lock');
});
