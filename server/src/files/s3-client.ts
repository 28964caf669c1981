// The S3 client as we use it: one address, bodies sent as they are, and failures told apart in our own words.
import { S3, S3ServiceException } from '@aws-sdk/client-s3';
import { StoreAway } from './files.ts';
import type { S3Settings } from './s3-settings.ts';

/** A line on which nothing moves for so long is given up. */
const silenceMs = 60_000;
const connectMs = 5_000;
/** Whoever reads a film slowly holds a line for as long. */
const lines = { maxSockets: 1_000 };
/** Its own lines would tell what was sent. */
const silent = { trace: mute, debug: mute, info: mute, warn: mute, error: mute };

export type Bucket = { readonly s3: S3; readonly name: string };

/** `endpoint` is where it is spoken to, or where a browser is sent. */
export function openClient({ region, key, secret }: S3Settings, endpoint: string): S3 {
  const s3 = new S3({
    endpoint,
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    // Servers other than Amazon's know no sums behind a stream; what is stored is hashed here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: silenceMs,
      httpAgent: lines,
      httpsAgent: lines,
    },
    logger: silent,
  });
  s3.middlewareStack.add(
    (next) => async (call) => {
      try {
        return await next(call);
      } catch (error) {
        throw inOurWords(error);
      }
    },
    { step: 'initialize', priority: 'high', name: 'failures' },
  );
  return s3;
}

/** What it refuses stays as it is: `name` says why. A full store is told as a full disk tells itself. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode ?? 0;
    if (error.name === 'QuotaExceeded' || status === 507)
      return Object.assign(new Error(error.name, { cause: error }), { code: 'ENOSPC' });
    return status >= 500 || status === 429 ? new StoreAway(error.name, { cause: error }) : error;
  }
  const isLine = error.name === 'TimeoutError' || ('code' in error && typeof error.code === 'string');
  return isLine ? new StoreAway(error.message, { cause: error }) : error;
}

/** By the words of the protocol, such as NoSuchUpload. */
export function isNamed(error: unknown, ...names: readonly string[]): boolean {
  return error instanceof S3ServiceException && names.includes(error.name);
}

function mute(): void {}
