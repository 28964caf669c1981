// The same bytes chosen twice in this window are sent once: the second waits for the first, and finds what it has stored.
import type { Sent } from './send-file.ts';

/** By md5: all that send these bytes, or wait for who does. */
const underway = new Map<string, Set<Promise<Sent>>>();

export async function afterTwin(md5: string, signal: AbortSignal, send: () => Promise<Sent>): Promise<Sent> {
  const twins = underway.get(md5) ?? new Set();
  underway.set(md5, twins);
  const sending = sendAfter([...twins], signal, send);
  twins.add(sending);
  try {
    return await sending;
  } finally {
    twins.delete(sending);
    if (twins.size === 0) underway.delete(md5);
  }
}

/** Whoever is taken out meanwhile waits no longer. */
async function sendAfter(
  twins: readonly Promise<Sent>[],
  signal: AbortSignal,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  signal.addEventListener('abort', () => leave(), { once: true });
  await Promise.race([Promise.allSettled(twins), left]);
  return signal.aborted ? { kind: 'cancelled' } : send();
}
