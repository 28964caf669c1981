// The packages of a real S3 server, Ceph's: there already, or installed by apt where we are root; the reason where neither can be.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const programs = ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'ceph-authtool', 'monmaptool'];
const packages = ['ceph-mon', 'ceph-osd', 'radosgw'];
/** Another run on this machine may be at it; a network that leads nowhere is not waited for. */
const aptOptions = [
  'DPkg::Lock::Timeout=300',
  'Acquire::http::Timeout=15',
  'Acquire::https::Timeout=15',
  'Acquire::Retries=1',
].flatMap((option) => ['-o', option]);
const atMostMs = 420_000;

/** Null when they are there, else why not, in a line. */
export async function findRgwMissing(say: (line: string) => void): Promise<string | null> {
  if (await areThere()) return null;
  if (process.getuid?.() !== 0) return `${packages.join(', ')} are not installed, and only root may do it`;
  if (!(await isThere('apt-get'))) return `${packages.join(', ')} are not installed, and there is no apt-get`;
  say(`S3: installing ${packages.join(', ')} by apt-get (a minute or two, once) …`);
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    return `apt-get could not install ${packages.join(', ')}: ${lastLine(error)}`;
  }
  return (await areThere()) ? null : `apt-get installed ${packages.join(', ')} without all of their programs`;
}

async function apt(...words: readonly string[]): Promise<void> {
  const whole = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...aptOptions, ...words];
  await run('env', whole, { timeout: atMostMs, maxBuffer: 64 * 1_048_576 });
}

async function areThere(): Promise<boolean> {
  const found = await Promise.all(programs.map(isThere));
  return found.every(Boolean);
}

async function isThere(program: string): Promise<boolean> {
  return run('sh', ['-c', `command -v ${program}`]).then(
    () => true,
    () => false,
  );
}

function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return said.trim().split('\n').at(-1) || (error instanceof Error ? error.message : String(error));
}
