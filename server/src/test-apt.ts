// Programs for tests that npm does not bring: there already, or installed by apt where we are root; the reason where neither can be.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Another run on this machine may be at it; a network that leads nowhere is not waited for. */
const aptOptions = [
  'DPkg::Lock::Timeout=300',
  'Acquire::http::Timeout=15',
  'Acquire::https::Timeout=15',
  'Acquire::Retries=1',
].flatMap((option) => ['-o', option]);
const atMostMs = 420_000;

type Wanted = {
  packages: readonly string[];
  areThere: () => Promise<boolean>;
  say: (line: string) => void;
};

/** Null when they are there, else why not, in a line. */
export async function findMissing({ packages, areThere, say }: Wanted): Promise<string | null> {
  if (await areThere()) return null;
  const names = packages.join(', ');
  if (process.getuid?.() !== 0) return `${names} are not installed, and only root may do it`;
  if (!(await isProgram('apt-get'))) return `${names} are not installed, and there is no apt-get`;
  say(`installing ${names} by apt-get (a minute or two, once) …`);
  try {
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...packages);
  } catch (error) {
    return `apt-get could not install ${names}: ${lastLine(error)}`;
  }
  return (await areThere()) ? null : `apt-get installed ${names} without all that is needed`;
}

export async function isProgram(program: string): Promise<boolean> {
  return succeeds('sh', '-c', `command -v ${program}`);
}

export async function succeeds(program: string, ...words: readonly string[]): Promise<boolean> {
  return run(program, words).then(
    () => true,
    () => false,
  );
}

async function apt(...words: readonly string[]): Promise<void> {
  const whole = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...aptOptions, ...words];
  await run('env', whole, { timeout: atMostMs, maxBuffer: 64 * 1_048_576 });
}

function lastLine(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return said.trim().split('\n').at(-1) || (error instanceof Error ? error.message : String(error));
}
