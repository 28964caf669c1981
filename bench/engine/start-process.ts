// A process of ours: started, waited for until it says it is ready, stopped or killed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Running = {
  readonly pid: number;
  /** As a service manager does: how it ended and after how long. */
  stop(): Promise<{ code: number | null; ms: number }>;
  kill(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');
const readyWithinMs = 30_000;

export async function startProcess(
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Running> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const gone = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const { pid, stdout } = child;
  if (pid === undefined || !stdout) throw new Error(`${script} could not be started`);
  await new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`${script} is not ready`)), readyWithinMs);
    void gone.then((code) => fail(new Error(`${script} ended with ${code} before it was ready`)));
    stdout.on('data', (said: Buffer) => {
      if (!said.toString().includes('ready')) return;
      clearTimeout(late);
      done();
    });
  });
  return {
    pid,
    stop: async () => {
      const began = performance.now();
      child.kill('SIGTERM');
      return { code: await gone, ms: Math.round(performance.now() - began) };
    },
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
