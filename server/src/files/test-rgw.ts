// A real S3 server for tests and measurements: Ceph's gateway over a store in memory, in a folder of its own, gone when we are.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { openSync } from 'node:fs';
import { get } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../db/free-port.ts';
import { rgwSettings } from './test-rgw-settings.ts';

const run = promisify(execFile);
const readyWithinMs = 120_000;

export type Rgw = { endpoint: string; key: string; secret: string; stop: () => Promise<void> };

/** `storeBytes` is what it may hold at most. */
export async function startRgw(storeBytes = 2 ** 30): Promise<Rgw> {
  const folder = await mkdtemp(join(tmpdir(), 'herald-rgw-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    // Nothing of it is kept, so nobody need put anything away.
    await Promise.all(children.map(endProcess));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [port, first, second] = [await freePort(), await freePort(), await freePort()];
    await startCluster(folder, { port, monitor: [first, second], storeBytes }, children);
    const [key, secret] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
    await ceph(
      folder,
      'radosgw-admin',
      '-n',
      'client.rgw',
      'user',
      'create',
      '--uid=herald',
      '--display-name=Herald',
      `--access-key=${key}`,
      `--secret=${secret}`,
    );
    return { endpoint: `http://127.0.0.1:${port}`, key, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Wanted = { port: number; monitor: readonly [number, number]; storeBytes: number };

/** As stack.md §8 has it: a monitor, one store, the gateway; they know each other by keys, or the gateway does not start. */
async function startCluster(folder: string, wanted: Wanted, children: ChildProcess[]): Promise<void> {
  const [cluster, store] = [randomUUID(), randomUUID()];
  for (const name of ['mon', 'osd', 'run', 'log', 'rgw']) await mkdir(join(folder, name));
  await writeFile(join(folder, 'ceph.conf'), rgwSettings(folder, { ...wanted, cluster }));
  const at = (name: string) => join(folder, name);
  const all = (...who: string[]) => who.flatMap((one) => ['--cap', one, 'allow *']);
  const address = `[v2:127.0.0.1:${wanted.monitor[0]},v1:127.0.0.1:${wanted.monitor[1]}]`;
  await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', cluster, at('monmap')]);
  await makeKeys(at('mon.keyring'), 'mon.', all('mon'));
  await makeKeys(at('admin.keyring'), 'client.admin', all('mon', 'osd', 'mgr', 'mds'));
  await run('ceph-authtool', [at('mon.keyring'), '--import-keyring', at('admin.keyring')]);
  await ceph(
    folder,
    'ceph-mon',
    '--mkfs',
    '-i',
    'a',
    '--monmap',
    at('monmap'),
    '--keyring',
    at('mon.keyring'),
  );
  children.push(begin(folder, 'ceph-mon', '-i', 'a'));
  await makeKeys(at('osd/keyring'), 'osd.0', [
    '--cap',
    'mon',
    'allow profile osd',
    '--cap',
    'osd',
    'allow *',
  ]);
  const { stdout } = await run('ceph-authtool', ['-p', '-n', 'osd.0', at('osd/keyring')]);
  await writeFile(at('osd.json'), JSON.stringify({ cephx_secret: stdout.trim() }));
  await ceph(folder, 'ceph', 'osd', 'new', store, '-i', at('osd.json'));
  await ceph(folder, 'ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
  children.push(begin(folder, 'ceph-osd', '-i', '0'));
  await ceph(
    folder,
    'ceph',
    'auth',
    'get-or-create',
    'client.rgw',
    'mon',
    'allow *',
    'osd',
    'allow *',
    '-o',
    at('rgw.keyring'),
  );
  const gateway = begin(folder, 'radosgw', '-n', 'client.rgw');
  children.push(gateway);
  await untilAnswers(folder, gateway, wanted.port);
}

async function makeKeys(path: string, name: string, caps: readonly string[]): Promise<void> {
  await run('ceph-authtool', ['--create-keyring', path, '--gen-key', '-n', name, ...caps]);
}

async function ceph(folder: string, program: string, ...words: readonly string[]): Promise<void> {
  await run(program, ['-c', join(folder, 'ceph.conf'), ...words], { timeout: readyWithinMs });
}

/** Dies with us, however we die. */
function begin(folder: string, program: string, ...words: readonly string[]): ChildProcess {
  const log = openSync(join(folder, 'log', `${program}.out`), 'a');
  const whole = ['--pdeathsig', 'KILL', program, '-c', join(folder, 'ceph.conf'), ...words, '-f'];
  return spawn('setpriv', whole, { stdio: ['ignore', log, log] });
}

async function untilAnswers(folder: string, gateway: ChildProcess, port: number): Promise<void> {
  const late = performance.now() + readyWithinMs;
  for (;;) {
    if (await answersAt(port)) return;
    if (gateway.exitCode !== null || performance.now() > late)
      throw new Error(`radosgw did not start:\n${await readFile(join(folder, 'log/radosgw.out'), 'utf8')}`);
    await pause(100);
  }
}

function answersAt(port: number): Promise<boolean> {
  return new Promise((done) => {
    const asked = get({ port, host: '127.0.0.1' }, (answer) => {
      answer.resume();
      done(true);
    });
    asked.on('error', () => done(false));
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
