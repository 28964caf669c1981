// What lies in a store, seen past our own code as an operator sees it: all of it, the unfinished, and ways to lose some.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from './s3-client.ts';

export type StoreView = {
  /** The names of all that takes room, in whatever state. */
  all(): Promise<string[]>;
  /** The keys of files in chunks that are not whole. */
  parts(): Promise<string[]>;
  loseFile(key: string): Promise<void>;
  losePart(key: string): Promise<void>;
};

export function openFolderView(folder: string): StoreView {
  const root = join(folder, 'files');
  return {
    async all() {
      const found = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      return found.filter((one) => one.isFile()).map((one) => one.name);
    },
    parts: () => readdir(join(root, 'parts')).catch(() => []),
    loseFile: (key) => rm(join(root, key.slice(0, 2), key.slice(2, 4), key)),
    losePart: (key) => rm(join(root, 'parts', key)),
  };
}

export function openBucketView({ s3, name: Bucket }: Bucket): StoreView {
  const objects = async (Prefix: string) =>
    ((await s3.listObjectsV2({ Bucket, Prefix })).Contents ?? []).map(({ Key = '' }) => Key);
  const open = async () => (await s3.listMultipartUploads({ Bucket })).Uploads ?? [];
  const plain = (name: string) => name.split('/').at(-1) ?? '';
  return {
    async all() {
      const unfinished = (await open()).map(({ Key = '' }) => Key);
      return [...(await objects('')), ...unfinished].map(plain);
    },
    async parts() {
      const unfinished = (await open()).map(({ Key = '' }) => Key);
      return [...(await objects('parts/')), ...unfinished].map(plain);
    },
    loseFile: async (key) => void (await s3.deleteObject({ Bucket, Key: `files/${key}` })),
    async losePart(key) {
      for (const { Key, UploadId } of await open())
        if (Key === `parts/${key}`) await s3.abortMultipartUpload({ Bucket, Key, UploadId });
    },
  };
}
