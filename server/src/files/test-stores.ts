// A suite over both stores: the disk, and a bucket of its own at the run's S3 server; left out aloud where there is none.
import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, inject } from 'vitest';
import { openClient } from './s3-client.ts';
import { DeskAnswer } from './test-rgw-desk.ts';
import { openBucketView, openFolderView, type StoreView } from './test-store-view.ts';

/** Installing and starting an S3 server is waited for, whoever asks first. */
const patienceMs = 600_000;

export type TestStore = {
  readonly name: 'disk' | 'S3';
  /** The settings that choose it; known from the first hook on. */
  environment: Readonly<Record<string, string>>;
  /** What lies there, whoever put it there. `folder` is the data folder. */
  view: (folder: string) => StoreView;
};

export function overStores(suite: (store: TestStore) => void): void {
  // Asked now, so that it starts while the disk is at its turn.
  const asked = askDesk();
  describe('on the disk', () => {
    suite({ name: 'disk', environment: {}, view: openFolderView });
  });
  describe('on S3', () => {
    const store: TestStore = { name: 'S3', environment: {}, view: openFolderView };
    let why: string | null = null;
    beforeAll(async () => {
      const answer = await asked;
      if (answer.kind === 'here') Object.assign(store, await openTestBucket(answer));
      else if (answer.kind === 'absent') why = answer.why;
      else throw new Error(answer.why);
    }, patienceMs);
    beforeEach(({ skip }) => {
      if (why !== null) skip(why);
    });
    suite(store);
  });
}

/** The settings of a new bucket, or why there is none; for what runs against S3 alone. */
export async function askTestBucket(): Promise<
  { kind: 'here'; environment: Record<string, string> } | { kind: 'absent'; why: string }
> {
  const answer = await askDesk();
  if (answer.kind === 'here')
    return { kind: 'here', environment: (await openTestBucket(answer)).environment };
  if (answer.kind === 'absent') return { kind: 'absent', why: answer.why };
  throw new Error(answer.why);
}

/** However long it takes: fetch would give up after five minutes. */
async function askDesk(): Promise<DeskAnswer> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    get(inject('heraldS3Desk'), done).on('error', fail);
  });
  return DeskAnswer.parse(JSON.parse(await text(answer)));
}

async function openTestBucket({ endpoint, key, secret }: Extract<DeskAnswer, { kind: 'here' }>) {
  const bucket = `test-${randomBytes(6).toString('hex')}`;
  const s3 = openClient(
    { endpoint, publicEndpoint: endpoint, region: 'us-east-1', bucket, key, secret },
    endpoint,
  );
  await s3.createBucket({ Bucket: bucket });
  const environment = {
    HERALD_S3_ENDPOINT: endpoint,
    HERALD_S3_BUCKET: bucket,
    HERALD_S3_KEY: key,
    HERALD_S3_SECRET: secret,
  };
  return { environment, view: () => openBucketView({ s3, name: bucket }) };
}
