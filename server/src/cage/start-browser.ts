// Start a browser in its cage: its own process group, user and profile, an environment of nothing, and no way out but the egress.
import { spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { makeCageFolder, noteGroup, removeCageFolder } from './cage-folder.ts';
import { openDevtools, type Devtools } from './devtools.ts';
import { lacksLibraries, type Chromium } from './find-chromium.ts';
import { heldBytes, killGroup } from './process-group.ts';

export type Caged = {
  readonly devtools: Devtools;
  /** Why it was ended before its time, as of yet. */
  overstepped(): 'memory' | null;
  /** Kills all of it and clears its folder. */
  end(): Promise<void>;
};

/** It did not start; the message is in the browser's own words. */
export class BrowserDidNotStart extends Error {}

const startMs = 20_000;
const memoryAtMost = 1_024 * 1_048_576;
const lookEveryMs = 100;
const wordsAtMost = 4_000;
/** Nobody's: whoever runs us as root has the page looked at by a user who owns nothing. */
const nobody = 65_534;
const noSandbox = '--no-sandbox';
const lacksSandbox = /sandbox|namespace/i;

const flags = [
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-crash-reporter',
  '--disable-dev-shm-usage',
  '--disable-print-preview',
  '--disable-notifications',
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--mute-audio',
  '--hide-scrollbars',
  '--metrics-recording-only',
  '--password-store=basic',
  '--force-color-profile=srgb',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--renderer-process-limit=2',
  '--js-flags=--max-old-space-size=512',
  // Names are resolved where they are judged.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--proxy-bypass-list=<-loopback>',
];

/** Without a core, the first to go when memory is short, and behind whatever publishes. */
const wrapper =
  'ulimit -c 0; echo 1000 > /proc/self/oom_score_adj 2> /dev/null; ' +
  'command -v nice > /dev/null && exec nice -n 10 "$@"; exec "$@"';

/** First as it should be; then with the libraries it brought, or where a container grants no namespaces, held by the other user alone. */
export async function startBrowser(chromium: Chromium, proxyPort: number): Promise<Caged> {
  const isRoot = process.getuid?.() === 0;
  try {
    return await start(chromium, proxyPort, isRoot);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    const { withLibraries } = chromium;
    if (withLibraries && lacksLibraries.test(words))
      return startBrowser({ ...chromium, environment: withLibraries, withLibraries: null }, proxyPort);
    const isBare = chromium.args.includes(noSandbox);
    if (!isRoot || isBare || !lacksSandbox.test(words)) throw error;
    return startBrowser({ ...chromium, args: [...chromium.args, noSandbox] }, proxyPort);
  }
}

async function start(
  { executablePath, args, environment }: Chromium,
  proxyPort: number,
  isRoot: boolean,
): Promise<Caged> {
  const folder = makeCageFolder(isRoot ? nobody : null);
  const own = { HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
  const given = [
    ...args,
    ...flags,
    `--user-data-dir=${folder}`,
    `--proxy-server=http://127.0.0.1:${proxyPort}`,
  ];
  const child = spawn('/bin/sh', ['-c', wrapper, 'sh', executablePath, ...given, 'about:blank'], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', ...own, ...environment },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  });
  let words = '';
  child.stderr?.on('data', (said: Buffer) => {
    words = `${words}${said.toString()}`.slice(-wordsAtMost);
  });
  const gone = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', (error) => {
      words = error.message;
      done();
    });
  });
  let why: 'memory' | null = null;
  const { pid } = child;
  const watch = setInterval(() => {
    if (pid === undefined || heldBytes(pid) <= memoryAtMost) return;
    why = 'memory';
    killGroup(pid);
  }, lookEveryMs);
  const leave = () => {
    if (pid !== undefined) killGroup(pid);
    removeCageFolder(folder);
  };
  // Whoever sent us away does not wait.
  process.once('exit', leave);
  const end = async () => {
    clearInterval(watch);
    if (pid !== undefined) killGroup(pid);
    await gone;
    // Those it started may outlive it by a moment.
    leave();
    process.off('exit', leave);
  };
  try {
    const [, , , to, from] = child.stdio;
    if (pid === undefined || !(to instanceof Writable) || !(from instanceof Readable))
      throw new BrowserDidNotStart('no process');
    noteGroup(folder, pid);
    const devtools = openDevtools(to, from);
    void gone.then(() => devtools.hangUp('the browser ended'));
    const late = setTimeout(() => devtools.hangUp('it did not answer'), startMs);
    await devtools.ask('Browser.getVersion').finally(() => clearTimeout(late));
    return { devtools, overstepped: () => why, end };
  } catch (error) {
    await end();
    const reason = words.trim() || (error instanceof Error ? error.message : '');
    throw new BrowserDidNotStart(reason);
  }
}
