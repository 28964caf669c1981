// Files in a bucket of an S3 store: judged ones under files/, what came in chunks under parts/, what browsers posted under landing/.
import { S3ServiceException } from '@aws-sdk/client-s3';
import { StoreAway, type Files } from './files.ts';
import { keyShape } from './file-key.ts';
import { openClient, type Bucket } from './s3-client.ts';
import { openLanding } from './s3-landing.ts';
import { openObject, removeObject, sizeObject } from './s3-objects.ts';
import { openS3Parts } from './s3-parts.ts';
import type { S3Settings } from './s3-settings.ts';
import { writeObject } from './s3-write.ts';

/** Throws in plain words where the bucket cannot be used as the settings have it. `onError` hears of what nobody waits for. */
export async function openS3(settings: S3Settings, onError: (error: Error) => void): Promise<Files> {
  const bucket = { s3: openClient(settings, settings.endpoint), name: settings.bucket };
  await mustAnswer(bucket, settings);
  const at = (key: string) => {
    if (!keyShape.test(key)) throw new Error('no key of ours');
    return `files/${key}`;
  };
  const read: Files['read'] = async (key, range) => {
    const found = await openObject(bucket, at(key), range);
    // As the disk says it: whoever asks need not know which store it is.
    if (!found) throw Object.assign(new Error(`no such file: ${key}`), { code: 'ENOENT' });
    return found.body;
  };
  return {
    write: async (key, stream, atMostBytes) => writeObject(bucket, at(key), stream, atMostBytes),
    read,
    async readWhole(key) {
      const pieces: Uint8Array[] = [];
      for await (const piece of await read(key)) pieces.push(piece);
      return new Uint8Array(Buffer.concat(pieces));
    },
    size: async (key) => (keyShape.test(key) ? sizeObject(bucket, at(key)) : null),
    remove: async (key) => removeObject(bucket, at(key)),
    parts: openS3Parts(bucket, at, onError),
    landing: openLanding(bucket, openClient(settings, settings.publicEndpoint), at),
  };
}

async function mustAnswer({ s3, name }: Bucket, { endpoint }: S3Settings): Promise<void> {
  try {
    await s3.headBucket({ Bucket: name });
  } catch (error) {
    const why = whyNot(error);
    throw new Error(`HERALD_S3_BUCKET: "${name}" at ${endpoint} cannot be used: ${why}.`, { cause: error });
  }
}

function whyNot(error: unknown): string {
  if (error instanceof StoreAway) return `nothing answers there (${error.message})`;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return 'there is no such bucket';
  if (status === 403) return 'HERALD_S3_KEY and HERALD_S3_SECRET do not open it';
  if (status === 301 || status === 400) return 'it is in another region than HERALD_S3_REGION';
  return error instanceof Error ? error.message : String(error);
}
