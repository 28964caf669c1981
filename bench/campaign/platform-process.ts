// A platform as a process of its own: started, asked where it listens, stopped.
import { spawn } from 'node:child_process';

const startsWithinMs = 60_000;

export type PlatformProcess = { readonly host: string; stop(): void };

export async function startPlatform(entry: string): Promise<PlatformProcess> {
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: '' },
  });
  const host = await new Promise<string>((found, lost) => {
    const late = setTimeout(() => lost(new Error(`${entry} did not start`)), startsWithinMs);
    let said = '';
    child.stdout.on('data', (words: Buffer) => {
      said += words.toString();
      const at = /listening on (http:\/\/\S+)/.exec(said)?.[1];
      if (at === undefined) return;
      clearTimeout(late);
      found(at);
    });
    child.once('exit', (code) => lost(new Error(`${entry} ended with ${code}`)));
  });
  return { host, stop: () => void child.kill() };
}
