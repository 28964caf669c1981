// Brings the browser that pictures pages, by npm and behind a start that is done: nobody waits for it, and where one is already nothing is brought.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { cutLock } from './cut-lock.ts';

const name = '@sparticuz/chromium';
const systemChromium = '/usr/bin/chromium';
const coming = 'browser-coming-';
const lowest = 19;
const wordsAtMost = 500;

/** `here` is what lies on this machine already; `npm` how it is called. */
export type Wanted = {
  readonly root: string;
  readonly dataFolder: string;
  readonly pictures: { readonly atOnce: number; readonly chromiumPath: string | null };
  readonly npm: readonly [string, ...string[]];
  readonly here?: readonly string[];
};
export type Bringing = { readonly done: Promise<void>; stop(): Promise<void> };

/** Null where none is needed. What goes wrong is said, and tried again with the next start; the pictures say what they lack. */
export function bringBrowser(wanted: Wanted, say: (line: string) => void): Bringing | null {
  const { root, dataFolder, pictures } = wanted;
  const here = wanted.here ?? [systemChromium, join(root, 'node_modules', name)];
  if (pictures.atOnce === 0 || pictures.chromiumPath !== null || here.some((one) => existsSync(one)))
    return null;
  const cut = cutLock(readFileSync(join(root, 'package-lock.json'), 'utf8'), name);
  const folder = join(dataFolder, 'browser');
  const stamp = join(folder, 'brought');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === cut.version) return null;
  // What a start that was killed left behind; each has one of its own, for its npm may live on.
  for (const left of readdirSync(dataFolder).filter((one) => one.startsWith(coming)))
    rmSync(join(dataFolder, left), { recursive: true, force: true });
  const beside = mkdtempSync(join(dataFolder, coming));
  writeFileSync(join(beside, 'package.json'), cut.manifest);
  writeFileSync(join(beside, 'package-lock.json'), cut.lock);
  const [command, ...before] = wanted.npm;
  const options = [
    'ci',
    '--prefix',
    beside,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const child = spawn(command, [...before, ...options], {
    cwd: beside,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  if (child.pid !== undefined) setPriority(child.pid, lowest);
  let words = '';
  child.stderr.on('data', (said: Buffer) => (words = `${words}${said.toString()}`.slice(-wordsAtMost)));
  let stopped = false;
  const ended = new Promise<number | null>((done) => {
    child.once('close', done);
    child.once('error', (error) => {
      words = error.message;
      done(null);
    });
  });
  const failed = (why: string) => {
    rmSync(beside, { recursive: true, force: true });
    if (!stopped)
      say(`The browser that pictures pages could not be brought; set CHROMIUM_PATH to one of yours:\n${why}`);
  };
  const done = ended
    .then((code) => {
      if (code !== 0) return failed(words);
      writeFileSync(join(beside, 'brought'), cut.version);
      rmSync(folder, { recursive: true, force: true });
      renameSync(beside, folder);
      return say('The browser that pictures pages is here');
    })
    .catch((error: unknown) => failed(String(error)));
  return {
    done,
    stop: async () => {
      stopped = true;
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await done;
    },
  };
}
