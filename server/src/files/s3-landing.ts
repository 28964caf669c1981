// Where browsers post to a bucket themselves: what is signed for it, what has come there, and which pages may post at all.
import type { CORSRule, S3 } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Landing } from './files.ts';
import { isNamed, type Bucket } from './s3-client.ts';
import { listObjects, openObject, removeObject } from './s3-objects.ts';

const folder = 'landing/';
/** Other rules of the bucket are left as they are. */
const ruleName = 'herald';

/** `sender` only signs, for the address by which browsers know the store; `at` throws for what is no key of ours. */
export function openLanding(bucket: Bucket, sender: S3, at: (key: string) => string): Landing {
  const landed = (key: string) => (at(key), `${folder}${key}`);
  return {
    async sign(key, { sizeBytes, mimeType, livesSeconds }) {
      const { url, fields } = await createPresignedPost(sender, {
        Bucket: bucket.name,
        Key: landed(key),
        Fields: { 'Content-Type': mimeType, success_action_status: '200' },
        Conditions: [['content-length-range', sizeBytes, sizeBytes]],
        Expires: livesSeconds,
      });
      return { uri: url, fields };
    },
    read: async (key) => (await openObject(bucket, landed(key)))?.body ?? null,
    remove: async (key) => removeObject(bucket, landed(key)),
    async purge(before) {
      for await (const { key, at: cameAt } of listObjects(bucket, folder))
        if (cameAt < before) await removeObject(bucket, key);
    },
    letIn: (origin) => allowOrigin(bucket, origin),
  };
}

async function allowOrigin({ s3, name: Bucket }: Bucket, origin: string): Promise<void> {
  const wanted = {
    ID: ruleName,
    AllowedOrigins: [origin],
    AllowedMethods: ['POST'],
    AllowedHeaders: ['content-type'],
    MaxAgeSeconds: 3_000,
  };
  const rules = await readRules({ s3, name: Bucket });
  const own = rules.filter(({ ID }) => ID === ruleName);
  if (own.length === 1 && own[0]?.AllowedOrigins?.join(' ') === origin) return;
  const others = rules.filter(({ ID }) => ID !== ruleName);
  await s3.putBucketCors({ Bucket, CORSConfiguration: { CORSRules: [...others, wanted] } });
}

async function readRules({ s3, name: Bucket }: Bucket): Promise<CORSRule[]> {
  try {
    return (await s3.getBucketCors({ Bucket })).CORSRules ?? [];
  } catch (error) {
    if (isNamed(error, 'NoSuchCORSConfiguration')) return [];
    throw error;
  }
}
