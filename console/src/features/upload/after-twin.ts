// The same bytes chosen twice in this window are sent once: the second waits for the first, and finds what it has stored.
import type { Sent } from './send-file.ts';

const underway = new Map<string, Promise<Sent>>();

export async function afterTwin(md5: string, signal: AbortSignal, send: () => Promise<Sent>): Promise<Sent> {
  const sending = sendAfter(underway.get(md5), signal, send);
  underway.set(md5, sending);
  try {
    return await sending;
  } finally {
    if (underway.get(md5) === sending) underway.delete(md5);
  }
}

/** Whoever is taken out meanwhile waits no longer. */
async function sendAfter(
  twin: Promise<Sent> | undefined,
  signal: AbortSignal,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => leave(), { once: true });
  if (twin) await Promise.race([twin.catch(() => undefined), left]);
  return signal.aborted ? { kind: 'cancelled' } : send();
}
