// Keeps one process of the house running: starts it, waits until it is ready, starts it again when it dies, stops it.
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Wanted = {
  name: string;
  script: string;
  args: readonly string[];
  environment: Readonly<Record<string, string>>;
  logFile: string;
  /** Printed by the process itself once it serves; its first group is handed on. */
  readyWhen: RegExp;
};

export type Kept = { ready: string; pid: () => number | undefined; stop(): Promise<void> };

/** Compiled code is kept between starts: most of a warm start is reading our own sources. */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/herald-compiled');
const restartAfterMs = 300;
const slowRestartMs = 5_000;
const graceMs = 26_000;

/** Throws with its last words when it dies before it was ever ready. `noted` hears of restarts. */
export async function keepRunning(wanted: Wanted, noted: (line: string) => void): Promise<Kept> {
  mkdirSync(dirname(wanted.logFile), { recursive: true });
  const log = createWriteStream(wanted.logFile, { flags: 'a' });
  let stopping = false;
  let wasReady = false;
  let child: ChildProcess | undefined;
  const begin = async (): Promise<string> => {
    const started = performance.now();
    const born = spawn(process.execPath, [wanted.script, ...wanted.args], {
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...wanted.environment },
      // Of a group of its own: Ctrl-C reaches us alone, and we stop everything in its order.
      detached: true,
      // The channel tells it when we are gone, so that nobody is left behind by kill -9.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = born;
    writeFileSync(wanted.logFile.replace(/\.log$/, '.pid'), String(born.pid ?? ''));
    // Heard from its first moment on: one that dies while it starts is started again as well.
    born.once('exit', (code, signal) => {
      if (stopping || !wasReady) return;
      noted(
        `${wanted.name} stopped (${signal ?? code}) and is started again; its words are in ${wanted.logFile}`,
      );
      const wait = performance.now() - started < slowRestartMs ? slowRestartMs : restartAfterMs;
      setTimeout(() => {
        if (!stopping) begin().catch((error: unknown) => noted(String(error)));
      }, wait);
    });
    const ready = await untilReady(born, wanted, log);
    wasReady = true;
    return ready;
  };
  const ready = await begin();
  return {
    ready,
    pid: () => child?.pid,
    stop: async () => {
      stopping = true;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const dying = child;
      const gone = new Promise<void>((done) => dying.once('exit', () => done()));
      dying.kill('SIGTERM');
      const late = setTimeout(() => dying.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(late);
    },
  };
}

function untilReady(child: ChildProcess, wanted: Wanted, log: NodeJS.WritableStream): Promise<string> {
  let said = '';
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      log.write(chunk);
      said = (said + chunk.toString()).slice(-4_000);
      const match = wanted.readyWhen.exec(said);
      if (match) done(match[1] ?? '');
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', listen);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${wanted.name} did not start (${code}):\n${said}`)));
  });
}
