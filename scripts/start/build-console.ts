// Builds the console when its sources changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['console/src/**/*.*', 'console/*.*', 'contract/src/**/*.*', 'package-lock.json'];

/** Throws with the tool's own words when the build fails. */
export async function buildConsole(root: string, say: (line: string) => void): Promise<void> {
  const stamp = join(root, 'console/dist/.built');
  const now = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  say('Building the console …');
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', join(root, 'console')],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`The console could not be built:\n${said}`);
  writeFileSync(stamp, now);
}

/** Names, sizes and times: a changed file is seen without reading them all. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted()) {
    const { size, mtimeMs, isFile } = fileOf(join(root, path));
    if (isFile) hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function fileOf(path: string) {
  const found = statSync(path);
  return { size: found.size, mtimeMs: found.mtimeMs, isFile: found.isFile() };
}
