// The bytes people uploaded, kept once each under their sha256.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Blobs {
  keep(bytes: Buffer): string;
  read(sha256: string): Buffer | undefined;
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function openBlobs(dataFolder: string | undefined): Blobs {
  const inMemory = new Map<string, Buffer>();
  if (dataFolder === undefined) {
    return {
      keep(bytes) {
        const sha256 = sha256Of(bytes);
        if (!inMemory.has(sha256)) inMemory.set(sha256, bytes);
        return sha256;
      },
      read: (sha256) => inMemory.get(sha256),
    };
  }
  const folder = join(dataFolder, 'blobs');
  mkdirSync(folder, { recursive: true });
  return {
    keep(bytes) {
      const sha256 = sha256Of(bytes);
      const path = join(folder, sha256);
      if (existsSync(path)) return sha256;
      writeFileSync(`${path}.new`, bytes);
      renameSync(`${path}.new`, path);
      return sha256;
    },
    read(sha256) {
      const path = join(folder, sha256);
      return /^[0-9a-f]{64}$/.test(sha256) && existsSync(path) ? readFileSync(path) : undefined;
    },
  };
}
