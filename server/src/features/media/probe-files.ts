// Probe files: of these addresses, those whose file is not there any more, or not whole.
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
    if (!file || (await context.files.size(file.key)) !== file.sizeBytes) broken.push(url);
  }
  return broken;
}
