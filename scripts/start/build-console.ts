// Builds the console when its sources changed since the last build; whoever serves the last one keeps it until the new one is whole.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const sources = [
  'console/src/**/*.*',
  'console/public/**/*.*',
  'console/*.*',
  'contract/src/**/*.*',
  'package-lock.json',
];
const stampName = '.built';

/** Throws with the tool's own words when the build fails. */
export async function buildConsole(root: string, say: (line: string) => void): Promise<void> {
  const built = join(root, 'console/dist');
  const now = fingerprint(root);
  if (stampOf(built) === now) return;
  say('Building the console …');
  const kept = join(root, 'node_modules/.cache');
  mkdirSync(kept, { recursive: true });
  const beside = mkdtempSync(join(kept, 'console-'));
  try {
    const made = join(beside, 'new');
    await runVite(root, made);
    writeFileSync(join(made, stampName), now);
    putInPlace(made, built, join(beside, 'old'));
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

async function runVite(root: string, folder: string): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'warn',
      '--outDir',
      folder,
      '--emptyOutDir',
      join(root, 'console'),
    ],
    {
      cwd: root,
      // Whoever builds it under test would get React's slow half.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`The console could not be built:\n${said}`);
}

/** Two renames: a moment without a console, never a part of one. Of two builds at once the later stands. */
function putInPlace(made: string, built: string, old: string): void {
  for (let tries = 3; ; tries -= 1) {
    try {
      if (existsSync(built)) renameSync(built, old);
      return renameSync(made, built);
    } catch (error) {
      rmSync(old, { recursive: true, force: true });
      if (tries === 0) throw error;
    }
  }
}

function stampOf(built: string): string | null {
  try {
    return readFileSync(join(built, stampName), 'utf8');
  } catch {
    return null;
  }
}

/** Names and what is in them: a checkout touches every file and changes none. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const file = join(root, path);
    if (!statSync(file).isFile()) continue;
    const text = readFileSync(file);
    hash.update(`${path} ${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}
