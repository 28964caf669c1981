// Find what was drawn here before: the same of the same bytes, by anybody of the department, and still on the disk.
import { materialKeptMs } from '@herald/contract/materials.ts';
import type { FileRecord } from '@herald/contract/media.ts';
import type { Actor, Context } from '../../context.ts';
import { describeFile } from './describe-file.ts';
import { findDrawnFile, type Drawing } from './store/drawn.ts';

/** What nothing names is purged as old as that: whoever is given it has time to save the post it goes into. */
const reusedMs = materialKeptMs / 2;

export async function findDrawn(
  { db, files }: Context,
  { departmentId }: Actor,
  drawing: Drawing,
): Promise<FileRecord | null> {
  const file = await findDrawnFile(db, departmentId, drawing, reusedMs);
  // A row whose file the disk lost would be a promise nobody can keep.
  return file && (await files.size(file.key)) === file.sizeBytes ? describeFile(file) : null;
}
