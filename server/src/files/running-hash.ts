// What bytes hash to so far, how many they were and how they begin; a copy goes its own way from where it was made.
import { createHash, type Hash } from 'node:crypto';
import type { Written } from './files.ts';

const headBytes = 64;

export type RunningHash = {
  add(bytes: Uint8Array): void;
  copy(): RunningHash;
  /** Of all that was added; more may be added afterwards. */
  written(): Written;
};

export function openRunningHash(): RunningHash {
  return runOn({ sizeBytes: 0, head: Buffer.alloc(0), md5: createHash('md5'), sha256: createHash('sha256') });
}

function runOn(from: { sizeBytes: number; head: Buffer; md5: Hash; sha256: Hash }): RunningHash {
  const { md5, sha256 } = from;
  let { sizeBytes, head } = from;
  return {
    add(bytes) {
      if (head.length < headBytes) head = Buffer.concat([head, bytes]).subarray(0, headBytes);
      sizeBytes += bytes.length;
      md5.update(bytes);
      sha256.update(bytes);
    },
    copy: () => runOn({ sizeBytes, head, md5: md5.copy(), sha256: sha256.copy() }),
    written: () => ({ sizeBytes, md5: md5.copy().digest('hex'), sha256: sha256.copy().digest('hex'), head }),
  };
}
