// The settings of the S3 store: all that it needs or nothing at all, with every one that is missing or wrong by name.
import { z } from 'zod';

const needed = 'is needed with the other HERALD_S3 settings';
const address = z
  .string(needed)
  .regex(/^https?:\/\/[^\s/?#]+\/?$/, 'must be an http(s) address without a path')
  .transform((url) => url.replace(/\/$/, ''));

const Settings = z.object({
  HERALD_S3_ENDPOINT: address,
  /** Where browsers reach it, if that is another address than ours. */
  HERALD_S3_PUBLIC: address.optional(),
  HERALD_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region, such as eu-central-1')
    .optional(),
  HERALD_S3_BUCKET: z
    .string(needed)
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket, such as newsroom-files'),
  HERALD_S3_KEY: z.string(needed),
  HERALD_S3_SECRET: z.string(needed),
});

/** Addresses without a path; `publicEndpoint` is the one for browsers. */
export type S3Settings = {
  readonly endpoint: string;
  readonly publicEndpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
};
type Wrong = { readonly path: readonly PropertyKey[]; readonly message: string };

/** `settings` is null where none is given, and where any is wrong. */
export function readS3Settings(given: Readonly<Record<string, string | undefined>>): {
  settings: S3Settings | null;
  wrong: readonly Wrong[];
} {
  if (!Object.keys(given).some((name) => name.startsWith('HERALD_S3_'))) return { settings: null, wrong: [] };
  const read = Settings.safeParse(given);
  const wrong: Wrong[] = [...(read.error?.issues ?? []), ...unknownIn(given), ...blockedIn(given)];
  if (!read.success || wrong.length > 0) return { settings: null, wrong };
  const env = read.data;
  const settings = {
    endpoint: env.HERALD_S3_ENDPOINT,
    publicEndpoint: env.HERALD_S3_PUBLIC ?? env.HERALD_S3_ENDPOINT,
    region: env.HERALD_S3_REGION ?? 'us-east-1',
    bucket: env.HERALD_S3_BUCKET,
    key: env.HERALD_S3_KEY,
    secret: env.HERALD_S3_SECRET,
  };
  return { settings, wrong };
}

/** A name spelt wrong would leave its setting at what it is without it. */
function unknownIn(given: Readonly<Record<string, string | undefined>>): Wrong[] {
  return Object.keys(given)
    .filter((name) => name.startsWith('HERALD_S3_') && !Object.hasOwn(Settings.shape, name))
    .map((name) => ({ path: [name], message: 'is no setting' }));
}

/** A browser posts nothing from a page of https to a plain address. */
function blockedIn(given: Readonly<Record<string, string | undefined>>): Wrong[] {
  const name = given['HERALD_S3_PUBLIC'] === undefined ? 'HERALD_S3_ENDPOINT' : 'HERALD_S3_PUBLIC';
  const isBlocked = given['HERALD_ORIGIN']?.startsWith('https:') && given[name]?.startsWith('http:');
  return isBlocked ? [{ path: [name], message: 'must be https, as HERALD_ORIGIN is' }] : [];
}
