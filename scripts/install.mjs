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
  const before = readJson(marker);
  if (before.lock === lock && (before.withTools || !withTools)) return;
  // What npm ci brought without us is as good, and may lie where this user cannot write.
  if (isComplete(withTools)) return;
  // What is there stays: a start never takes the tools away from somebody who tests in the same folder.
  const filled = existsSync(join(root, 'node_modules'));
  const whole = withTools || existsSync(join(root, 'node_modules/vitest'));
  console.error(
    `Installing what is missing (${whole ? 'with the tools for tests' : 'once'}; about half a minute) …`,
  );
  const words = filled ? ['install', '--no-save'] : ['ci'];
  const only = whole ? ['--include=dev'] : ['--omit=dev'];
  try {
    npm([...words, ...only, '--no-audit', '--no-fund', '--loglevel=error']);
  } catch {
    giveUp(
      `npm could not install the packages. Check the network, the free disk space, and whether this user may write to ${root}, then try again.`,
    );
  }
  note(lock, whole);
}

export function typeScriptNode() {
  return (
    foundNode() ??
    giveUp(
      `No Node 24 comes with npm for ${process.platform}-${process.arch}. Install Node 24 yourself, then try again.`,
    )
  );
}

/** The Node that runs TypeScript as it is: the one npm brought, else the machine's own when it is new enough. */
function foundNode() {
  const brought = join(root, 'node_modules/.bin/node');
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNew = major > runsTypeScript[0] || (major === runsTypeScript[0] && minor >= runsTypeScript[1]);
  return isNew ? process.execPath : null;
}

/** By npm's own list of what it installed: all that the lock names is there, but for what is optional and maybe of other machines. */
function isComplete(withTools) {
  const { packages: wanted = {} } = readJson(join(root, 'package-lock.json'));
  const { packages: there } = readJson(join(root, 'node_modules/.package-lock.json'));
  if (there === undefined || foundNode() === null) return false;
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    const isNeeded = path.startsWith('node_modules/') && !optional && (withTools || !(dev || devOptional));
    return !isNeeded || (there[path] !== undefined && there[path].version === version);
  });
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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
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
