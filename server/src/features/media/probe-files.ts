// Probe files: of these addresses, those whose file is not there any more, not whole, or cannot be read.
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { findFiles } from './find-files.ts';

export async function probeFiles(
  context: Context,
  db: Executor,
  departmentId: string,
  urls: readonly string[],
): Promise<string[]> {
  const stored = await findFiles(context, db, departmentId, urls);
  const broken: string[] = [];
  for (const url of urls) {
    const file = stored.get(url);
    const isWhole = file && (await context.files.size(file.key)) === file.sizeBytes;
    if (!isWhole || !(await isReadable(context, file.key))) broken.push(url);
  }
  return broken;
}

/** Its first byte stands for all: what the disk or its rights withhold, they withhold from there on. */
async function isReadable({ files }: Context, key: string): Promise<boolean> {
  try {
    for await (const _byte of await files.read(key, { start: 0, end: 0 })) break;
    return true;
  } catch {
    return false;
  }
}
