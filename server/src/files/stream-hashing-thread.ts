// The thread that hashes what it is handed piece by piece, behind whatever is answered meanwhile.
import { parentPort } from 'node:worker_threads';
import { giveBack } from './give-back.ts';
import { giveWay } from './give-way.ts';
import { openRunningHash, type RunningHash } from './running-hash.ts';
import type { Asked, Said } from './stream-hasher.ts';

const hashes = new Map<number, RunningHash>();

giveWay();
const port = parentPort;
port?.on('message', (asked: Asked) => {
  const said = answer(asked);
  if (said) port.postMessage(said);
});

/** What was dropped meanwhile is answered all the same: whoever handed it over may be waiting. */
function answer(asked: Asked): Said | null {
  const { kind, hash } = asked;
  const known = hashes.get(hash);
  if (kind === 'begin') {
    const begun = asked.from === null ? openRunningHash() : hashes.get(asked.from)?.copy();
    if (begun) hashes.set(hash, begun);
  }
  if (kind === 'drop') hashes.delete(hash);
  if (kind === 'written') return { kind, hash, written: known?.written() ?? null };
  if (kind !== 'add') return null;
  const { byteLength } = asked.bytes;
  known?.add(asked.bytes);
  giveBack(asked.bytes);
  return { kind: 'added', hash, bytes: byteLength };
}
