// Find a file that need not be sent: the department has these bytes already, whole and under the same kind; so its sender gets it as a material.
import type { FileRecord } from '@herald/contract/media.ts';
import { endingOf } from '@herald/contract/post.ts';
import type { Actor, Context } from '../../context.ts';
import { describeFile } from './describe-file.ts';
import { identifyFile } from './identify-file.ts';
import { recordMaterial } from './record-material.ts';
import { findFilesSentAs } from './store/files.ts';

export async function findStored(
  context: Context,
  actor: Actor,
  asked: { name: string; size: number; md5: string },
): Promise<FileRecord | null> {
  const { db, files } = context;
  const { departmentId } = actor;
  const { name } = asked;
  const kind = identifyFile(endingOf(asked.name));
  if (!kind) return null;
  const sentAs = { sentMd5: asked.md5, sentBytes: asked.size, mimeType: kind.mimeType };
  for (const file of await findFilesSentAs(db, departmentId, sentAs)) {
    // A row whose file the disk lost would be a promise nobody can keep.
    if ((await files.size(file.key)) !== file.sizeBytes) continue;
    const record = describeFile({ ...file, name });
    const id = await recordMaterial(context, db, actor, { url: record.url, name });
    if (id !== undefined) return record;
  }
  return null;
}
