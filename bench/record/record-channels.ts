// Every channel's walk against a sandbox of its own, written down one request a line.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Outside } from '@herald/channels/channel.ts';
import { outsideOf, subjects } from '@herald/channels/conformance-bench.ts';
import { serveKept } from '@herald/channels/conformance-files.ts';
import { openSandbox, type Sandbox } from '@herald/channels/conformance-sandbox.ts';
import { operationsOf, type Operation } from './operations.ts';
import { openRecorder } from './recorder.ts';
import { walkChannel } from './walk-channel.ts';

const sandboxMain = join(import.meta.dirname, '../../sandbox/src/main.ts');
const patienceMs = 20_000;

export type Recording = { readonly channel: string; readonly counts: Readonly<Record<string, number>> };

/** `fetch` is the network; the folder is made. Throws when an operation of a channel was never asked. */
export async function recordChannels(
  folder: string,
  fetch: Outside['fetch'],
  noted: (recording: Recording) => void = () => undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const patient: Outside['fetch'] = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
  // Its settings are ours alone: any free port, nothing kept.
  const env = { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: '' };
  await serveKept(createServer());
  const child = spawn(process.execPath, [sandboxMain], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const sandbox = await openSandbox({ fetch: patient, now: () => new Date(), child });
  try {
    await liftRateLimits(sandbox);
    for (const { row, channel } of subjects) {
      const outside = { ...outsideOf(sandbox, row), fetch: patient };
      const recorder = openRecorder(channel, outside);
      await walkChannel({ channel, row, sandbox, recorder, outside });
      const counts = countOf(recorder.operations());
      const missing = operationsOf(channel, row).filter((operation) => counts[operation] === undefined);
      if (missing.length > 0) throw new Error(`${channel.key} was never asked to ${missing.join(', ')}`);
      writeFileSync(join(folder, `${channel.key}.jsonl`), `${recorder.lines().join('\n')}\n`);
      noted({ channel: channel.key, counts });
    }
  } finally {
    sandbox.close();
  }
}

/** The crowd that makes a second listing is more than X allows in a quarter of an hour. */
async function liftRateLimits({ fetch, host }: Sandbox): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ rateLimit: 'off' });
  const { ok, status } = await fetch(`${host}/_settings`, { method: 'POST', headers, body });
  if (!ok) throw new Error(`The sandbox did not lift its rate limits: ${status}`);
}

function countOf(operations: readonly Operation[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const operation of operations) counts[operation] = (counts[operation] ?? 0) + 1;
  return counts;
}
