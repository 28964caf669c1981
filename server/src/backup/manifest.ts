// The manifest of a backup: what must be in it. It is written last, so that a folder without one is no backup.
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Manifest = z.object({
  product: z.literal('herald'),
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int().min(0) }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string(), sha256: z.string(), bytes: z.number().int().min(0) })),
  /** Named by a row, but not in the store when the backup was made. */
  missing: z.array(z.string()),
  /** In the store, but not what was uploaded; left out. Older backups were not made where there was one. */
  damaged: z.array(z.string()).default([]),
  /** Whether the vault's key lies in it: without the key nobody opens the accounts' tokens. */
  hasKey: z.boolean(),
  /** Of the key's file; null in a backup without it, and in older ones. */
  keySha256: z.string().nullable().default(null),
});
export type Manifest = z.infer<typeof Manifest>;

const name = 'backup.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, name), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
}

export const isFinished = (folder: string) => existsSync(join(folder, name));

/** Throws a sentence where there is none, or one of another format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null)
    throw new Error(`${folder} holds no backup: ${name} is not there, so it was not finished.`);
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success)
    throw new Error(`${join(folder, name)} was not written by this Herald. Update this copy.`);
  return read.data;
}
