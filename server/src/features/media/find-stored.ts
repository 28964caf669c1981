// Find a file that need not be sent: the department has these bytes already, whole and under the same kind.
import type { FileRecord } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { identifyFile } from './identify-file.ts';
import { describeFile } from './describe-file.ts';
import { findFilesSentAs } from './store/files.ts';

export async function findStored(
  { db, files }: Context,
  { departmentId }: Actor,
  asked: { name: string; size: number; md5: string },
): Promise<FileRecord | null> {
  const kind = identifyFile(endingOf(asked.name));
  if (!kind) return null;
  const sentAs = { sentMd5: asked.md5, sentBytes: asked.size, mimeType: kind.mimeType };
  for (const file of await findFilesSentAs(db, departmentId, sentAs))
    // A row whose file the disk lost would be a promise nobody can keep.
    if ((await files.size(file.key)) === file.sizeBytes) return describeFile({ ...file, name: asked.name });
  return null;
}
