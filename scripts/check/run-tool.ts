// Starts a tool with the Node we run under, and keeps what it said for the case that it fails.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Verdict = { ok: boolean; output: string };

export type Run = { cwd: string; environment?: Record<string, string> };

export function run(command: string, args: string[], { cwd, environment = {} }: Run): Promise<Verdict> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => settle({ ok: false, output: `${command} did not start: ${error.message}` }));
    child.on('close', (code) => settle({ ok: code === 0, output }));
  });
}

/** A tool from node_modules of this checkout, by its script rather than its link, so that it runs on our Node everywhere. */
export function runTool(script: string, args: string[], options: Run): Promise<Verdict> {
  const tool = join(import.meta.dirname, '../../node_modules', script);
  return run(process.execPath, [tool, ...args], options);
}
