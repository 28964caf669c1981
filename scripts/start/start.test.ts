// Starting for real: what is refused with advice, what survives kill -9, and that two houses stand side by side.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders: string[] = [];
const alive: ChildProcess[] = [];

afterAll(async () => {
  await Promise.all(alive.map((child) => ended(child, 'SIGTERM')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'herald-start-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

type Started = { child: ChildProcess; said: () => string };

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, [join(root, 'scripts/start/main.ts')], {
    cwd: root,
    env: { ...process.env, HERALD_LOG: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  if (signal) child.kill(signal);
  return gone;
}

async function ready({ child, said }: Started): Promise<string> {
  await expect
    .poll(() => (child.exitCode === null ? /Herald is ready: (\S+)/.exec(said())?.[1] : said()), {
      timeout: 60_000,
    })
    .toMatch(/^http/);
  return /Herald is ready: (\S+)/.exec(said())?.[1] ?? '';
}

const signInStatus = async (origin: string) =>
  (await fetch(`${origin}/prod-api/control/user/oidc/start`)).status;

describe('a start that cannot work says what to do', () => {
  test('a taken port', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const address = taken.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const started = start({ HERALD_PORT: port, HERALD_DATA: join(emptyFolder(), 'data') });
    expect(await ended(started.child)).toBe(1);
    expect(started.said()).toContain(
      `Port ${port} is taken. Stop what uses it, or set HERALD_PORT to another one.`,
    );
    taken.close();
  });

  test('a folder with files of somebody else', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'novel.txt'), 'Chapter one');
    const started = start({ HERALD_PORT: '0', HERALD_DATA: folder });
    expect(await ended(started.child)).toBe(1);
    expect(started.said()).toContain('Set HERALD_DATA to an empty or new folder.');
    expect(readFileSync(join(folder, 'novel.txt'), 'utf8')).toBe('Chapter one');
  });

  test('a Node that is too old', async () => {
    const disguise =
      'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.20.0"}})';
    const child = spawn(process.execPath, ['--import', disguise, join(root, 'scripts/start.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await ended(child)).toBe(1);
    expect(said).toContain('Herald needs Node 20 or newer; this is');
  });

  test('a database that cannot be reached, without telling its password', async () => {
    const started = start({
      HERALD_PORT: '0',
      HERALD_DATA: join(emptyFolder(), 'data'),
      DATABASE_URL: 'postgres://desk:hush-hush@127.0.0.1:1/news',
    });
    expect(await ended(started.child)).toBe(1);
    expect(started.said()).toContain(
      'DATABASE_URL (news at 127.0.0.1:1, as desk) cannot be used: connect ECONNREFUSED',
    );
    expect(started.said()).toContain('Start that Postgres, mend DATABASE_URL, or leave it out');
    expect(started.said()).not.toContain('hush-hush');
  });

  test('settings that cannot be used, all of them at once', async () => {
    const started = start({
      HERALD_PORT: 'eighty',
      HERALD_ZONE: 'Mars',
      HERALD_DEMO: 'false',
      HERALD_SANDBOX: 'no',
      HERALD_DATA: join(emptyFolder(), 'data'),
    });
    expect(await ended(started.child)).toBe(1);
    expect(started.said()).toMatch(
      /HERALD_PORT: .*\n.*HERALD_DEMO: must be 1 \(on\) or 0 \(off\)\n.*HERALD_SANDBOX: must be 1 .*\n.*HERALD_ZONE: is no IANA time zone/,
    );
  });
});

test(
  'two stand side by side, one survives kill -9 of its starter, and both stop cleanly',
  { timeout: 240_000 },
  async () => {
    const [one, two] = [emptyFolder(), emptyFolder()];
    const first = start({ HERALD_PORT: '0', HERALD_DATA: join(one, 'data') });
    const second = start({ HERALD_PORT: '0', HERALD_DATA: join(two, 'data') });
    const [origin, other] = await Promise.all([ready(first), ready(second)]);
    expect(origin).not.toBe(other);
    expect([await signInStatus(origin), await signInStatus(other)]).toEqual([200, 200]);

    const same = start({ HERALD_PORT: '0', HERALD_DATA: join(one, 'data') });
    expect(await ended(same.child)).toBe(1);
    expect(same.said()).toContain('Another Herald');

    await ended(first.child, 'SIGKILL');
    await expect.poll(() => signInStatus(origin).catch(() => 'gone'), { timeout: 30_000 }).toBe('gone');
    const again = start({ HERALD_PORT: new URL(origin).port, HERALD_DATA: join(one, 'data') });
    expect(await signInStatus(await ready(again))).toBe(200);

    // As the kernel ends it where memory is short: its processes have it back without anybody's doing.
    const pidFile = join(two, 'data/postgres/postmaster.pid');
    const pid = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => second.said(), { timeout: 30_000 }).toContain('Postgres runs again');
    expect(pid()).not.toBe(killed);
    const readiness = async () => (await fetch(`${other}/readyz`)).status;
    await expect.poll(() => readiness().catch(() => 'gone'), { timeout: 30_000 }).toBe(200);

    expect(await ended(again.child, 'SIGTERM')).toBe(0);
    expect(await ended(second.child, 'SIGINT')).toBe(0);
  },
);
