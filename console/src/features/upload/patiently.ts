// A call before an upload's first byte, on a bad line: asked again until a minute has brought nothing, as the bytes themselves are sent again.
import { uploadSilenceMs } from '@herald/contract/constants.ts';
import { CallRefusal } from '../../lib/call-refusal.ts';

const passing: ReadonlySet<CallRefusal['code']> = new Set(['timed-out', 'offline', 'restarting']);
const betweenMs = 1_000;

/** Throws the last trouble once the minute is over, and at once what no waiting changes. Nothing that is asked so does anything twice. */
export async function patiently<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  pause: (ms: number) => Promise<void>,
  now: () => number = () => performance.now(),
): Promise<T> {
  const until = now() + uploadSilenceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const mayPass = error instanceof CallRefusal && passing.has(error.code);
      if (!mayPass || signal.aborted || now() >= until) throw error;
      await pause(betweenMs);
    }
  }
}
