// Installs what is missing, with nothing but the Node and npm that are here; plain JavaScript, since Node 20 must run it.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = 20;
const runsTypeScript = [22, 18];
const marker = join(root, 'node_modules/.herald-installed.json');

/** `withTools` also installs what only tests and checks need. Ends the process with advice when it cannot go on. */
export function install({ withTools }) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < oldestNode)
    giveUp(
      `Herald needs Node ${oldestNode} or newer; this is ${process.version}. Install a newer Node, then try again.`,
    );
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const before = readMarker();
  // What is there stays: a start never takes the tools away from somebody who tests in the same folder.
  const filled = existsSync(join(root, 'node_modules'));
  const whole = withTools || existsSync(join(root, 'node_modules/vitest'));
  if (before.lock === lock && (before.withTools || !whole)) return;
  console.error(
    `Installing what is missing (${whole ? 'with the tools for tests' : 'once'}; about half a minute) …`,
  );
  const words = filled ? ['install', '--no-save'] : ['ci'];
  const only = whole ? ['--include=dev'] : ['--omit=dev'];
  try {
    npm([...words, ...only, '--no-audit', '--no-fund', '--loglevel=error']);
  } catch {
    giveUp('npm could not install the packages. Check the network and the free disk space, then try again.');
  }
  note(lock, whole);
}

/** The Node that runs TypeScript as it is: the one npm brought, else the machine's own when it is new enough. */
export function typeScriptNode() {
  const brought = join(root, 'node_modules/.bin/node');
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > runsTypeScript[0] || (major === runsTypeScript[0] && minor >= runsTypeScript[1]))
    return process.execPath;
  return giveUp(
    `No Node 24 comes with npm for ${process.platform}-${process.arch}. Install Node 24 yourself, then try again.`,
  );
}

/** Runs a program of ours and ends as it ends; signals are passed on, and it notices when this process is gone. */
export function handOver(script, args) {
  const child = spawn(typeScriptNode(), [join(root, script), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm passes SIGTERM to its shell alone, which dies and leaves us: then nobody wants us any more.
  const starter = process.ppid;
  setInterval(() => process.ppid !== starter && child.kill('SIGTERM'), 250).unref();
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

/** All it says goes to stderr: what a command answers on stdout is read by machines. */
function npm(args) {
  // node-av would fetch a program of its own from elsewhere; the library is all we use.
  const env = { ...process.env, SKIP_FFMPEG: 'true' };
  const options = { cwd: root, env, stdio: ['ignore', process.stderr, process.stderr] };
  const script = process.env.npm_execpath;
  if (script && script.endsWith('.js')) execFileSync(process.execPath, [script, ...args], options);
  else execFileSync('npm', args, options);
}

function readMarker() {
  try {
    return JSON.parse(readFileSync(marker, 'utf8'));
  } catch {
    return {};
  }
}

function note(lock, withTools) {
  writeFileSync(marker, JSON.stringify({ lock, withTools }));
}

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
