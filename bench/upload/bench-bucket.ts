// A bucket to measure uploads against: a real S3 server of this machine, in memory; or said aloud why there is none.
import { setTimeout as pause } from 'node:timers/promises';
import { openClient, type Bucket } from '@herald/server/files/s3-client.ts';
import { startRgw } from '@herald/server/files/test-rgw.ts';
import { findRgwMissing } from '@herald/server/files/test-rgw-packages.ts';

/** Three films of a gibibyte, and what is on its way. */
const storeBytes = 5 * 2 ** 30;
/** It takes twice as much memory as it holds. */
const memoryBytes = 2 * storeBytes;
/** What was removed is given back by then. */
const givenBackMs = 5_000;

export type BenchBucket = {
  readonly bucket: Bucket;
  readonly environment: Readonly<Record<string, string>>;
  /** It is small: what was measured makes room for what follows. */
  readonly empty: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openBenchBucket(say: (line: string) => void): Promise<BenchBucket | null> {
  const missing = process.availableMemory() < memoryBytes ? 'too little memory is free' : null;
  const why = missing ?? (await findRgwMissing(say));
  if (why !== null) {
    say(`S3: SKIPPED, uploads to S3 are not measured: ${why}`);
    return null;
  }
  const { endpoint, key, secret, stop } = await startRgw(storeBytes);
  const name = 'bench';
  const settings = { endpoint, publicEndpoint: endpoint, region: 'us-east-1', bucket: name, key, secret };
  const s3 = openClient(settings, endpoint);
  await s3.createBucket({ Bucket: name });
  return {
    bucket: { s3, name },
    environment: {
      HERALD_S3_ENDPOINT: endpoint,
      HERALD_S3_BUCKET: name,
      HERALD_S3_KEY: key,
      HERALD_S3_SECRET: secret,
    },
    empty: async () => {
      const { Contents = [] } = await s3.listObjectsV2({ Bucket: name });
      for (const { Key } of Contents) await s3.deleteObject({ Bucket: name, Key });
      await pause(givenBackMs);
    },
    close: stop,
  };
}
